import { WORK } from '../../site/limits.ts';

/** The work of the tools that cost more than reading a page. */
const TOOL_COST: Readonly<Record<string, number>> = { search_docs: WORK.cost.search, ask: WORK.cost.ask };

/** The work of one JSON-RPC message: answering a question costs most. */
function messageCost(message: unknown): number {
  const { method, params } = Object(message) as { method?: unknown; params?: unknown };
  if (method !== 'tools/call') return WORK.cost.mcpOther;
  const { name } = Object(params) as { name?: unknown };
  return (typeof name === 'string' && Object.hasOwn(TOOL_COST, name) && TOOL_COST[name]) || WORK.cost.mcpRead;
}

/** The work of a JSON-RPC body: each message of a batch counts. */
export function rpcCost(body: unknown): number {
  return Array.isArray(body) ? body.reduce<number>((sum, one) => sum + messageCost(one), 0) : messageCost(body);
}

/** Returns the ID for the response to a refused body; a batch has none. */
export function rpcId(body: unknown): string | number | null {
  const { id } = Object(Array.isArray(body) ? undefined : body) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
