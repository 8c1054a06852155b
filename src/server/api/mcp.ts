import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { visitorLimit } from '../../http/rate-limit.ts';
import { readBody } from '../../http/read-body.ts';
import type { Refusal } from '../../http/refusal.ts';
import { isSameOrigin } from '../../http/same-origin.ts';
import { getStorageQuota } from '../../http/storage-quota.ts';
import type { WorkBudget } from '../../http/work-budget.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { SerialQueue } from '../../lib/serial-queue.ts';
import { yieldToRequests } from '../../lib/yield-to-requests.ts';
import { MCP_PATH } from '../../site/agents.ts';
import { FEEDBACK_RATE, MCP_BATCH_MAX, MCP_BODY_BYTES, PAGES_WAITING } from '../../site/limits.ts';
import { CARD_PATHS, serverCard } from '../mcp/card.ts';
import type { ToolText } from '../mcp/docs.ts';
import type { DocsServices } from '../mcp/docs-server.ts';
import { type SubmittedFeedback, submitFeedback } from '../mcp/feedback.ts';
import { rpcCost, rpcId } from '../mcp/message-cost.ts';
import type { Mount, Services } from './routes.ts';

/** Error codes of JSON-RPC; the last one is from the range that servers may define. */
const RPC = { parse: -32700, invalid: -32600, overLimit: -32029 } as const;

/** The MCP server, and the card by which clients find it. Public, so any site may read; feedback from other sites is refused. */
export const mountMcp: Mount = (app, services) => {
  const { env, renderer, work } = services;
  const docs = async () => ({ renderer: await renderer(), siteUrl: env.siteUrl });
  const requests = new AsyncLocalStorage<Context>();
  const feedbackRefusal = createFeedbackGuard(services);
  const submit = async (feedback: SubmittedFeedback): Promise<ToolText> => {
    const refusal = await feedbackRefusal(requests.getStore(), feedback);
    return refusal ? { text: refusal.message, missing: true } : submitFeedback(await docs(), services, feedback);
  };
  const getHandler = loadOnce(() => loadHandler({ docs, submit }));
  // Parsing a batch blocks the thread for some milliseconds, so it is queued; asynchronous work of the tools overlaps.
  const queue = new SerialQueue(yieldToRequests, PAGES_WAITING);
  const anyOrigin = cors({ origin: '*', allowMethods: ['GET', 'POST', 'OPTIONS'], exposeHeaders: ['Retry-After'] });
  const card = serverCard(env.siteUrl);
  for (const path of CARD_PATHS) {
    app.get(path, anyOrigin, (context) =>
      context.body(card, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=300, must-revalidate',
      }),
    );
  }
  app.use(MCP_PATH, anyOrigin);
  app.all(MCP_PATH, async (context) => {
    const body = context.req.method === 'POST' ? await readMessages(context, work) : undefined;
    if (body && !body.ok) return body.response;
    const { raw } = context.req;
    const handler = await getHandler();
    const respond = () => requests.run(context, () => handler.fetch(raw, body && { parsedBody: body.value }));
    const { response } = await queue.run(() => ({ response: respond() }));
    const answered = await response;
    return new Response(answered.body, { status: answered.status, headers: new Headers(answered.headers) });
  });
};

async function loadHandler(services: DocsServices) {
  const { createDocsHandler } = await import('../mcp/handler.ts');
  return createDocsHandler(services);
}

/** Creates a function that returns why feedback is not stored: from another site, too often, or too much for one day. */
function createFeedbackGuard(services: Services) {
  const overLimit = visitorLimit(services, { name: 'mcp-feedback', ...FEEDBACK_RATE });
  const storageQuota = getStorageQuota(services);
  const foreign: Refusal = { status: 403, code: 'cross_origin', message: 'Other websites cannot send feedback.' };
  return async (context: Context | undefined, { comment }: SubmittedFeedback): Promise<Refusal | undefined> => {
    if (!context || !isSameOrigin(context, services.env)) return foreign;
    return (await overLimit(context)) ?? (await storageQuota(context, Buffer.byteLength(comment)));
  };
}

type Messages = { ok: true; value: unknown } | { ok: false; response: Response };

/** Reads the messages of a request and charges their work, or returns a JSON-RPC error. */
async function readMessages(context: Context, work: WorkBudget): Promise<Messages> {
  const read = await readBody(context.req.raw, MCP_BODY_BYTES);
  if (!read.ok) return { ok: false, response: rpcError(context, read.refusal, RPC.invalid, null) };
  let value: unknown;
  try {
    value = JSON.parse(read.text);
  } catch {
    const refusal: Refusal = { status: 400, code: 'malformed', message: 'The body is not JSON.' };
    return { ok: false, response: rpcError(context, refusal, RPC.parse, null) };
  }
  if (Array.isArray(value) && value.length > MCP_BATCH_MAX) {
    const message = `A batch may contain at most ${MCP_BATCH_MAX} messages.`;
    return {
      ok: false,
      response: rpcError(context, { status: 400, code: 'batch_too_large', message }, RPC.invalid, null),
    };
  }
  const refusal = work.spend(context, rpcCost(value));
  if (refusal) return { ok: false, response: rpcError(context, refusal, RPC.overLimit, rpcId(value)) };
  return { ok: true, value };
}

function rpcError(context: Context, refusal: Refusal, code: number, id: string | number | null): Response {
  const { status, message, retryAfter } = refusal;
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  context.header('Cache-Control', 'no-store');
  const data = retryAfter === undefined ? {} : { data: { retryAfter } };
  return context.json({ jsonrpc: '2.0', id, error: { code, message, ...data } }, status);
}
