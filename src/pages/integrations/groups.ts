import type { PageSummary } from '../listing/site.ts';

/** A group of the integrations index. */
export interface IntegrationGroup {
  id: string;
  title: string;
  lead: string;
}

/** The groups in display order; the last contains everything else. */
export const INTEGRATION_GROUPS = [
  { id: 'model-providers', title: 'Model providers', lead: 'Clients of model APIs, with tokens and cost.' },
  { id: 'frameworks', title: 'Frameworks', lead: 'Agent and app frameworks, traced step by step.' },
  {
    id: 'gateways',
    title: 'Gateways',
    lead: 'One place for many models: trace there, and every application behind it is covered.',
  },
  { id: 'no-code', title: 'No-code builders', lead: 'Flows and assistants put together in an editor.' },
  { id: 'analytics', title: 'Analytics', lead: 'Scores and cost next to your product metrics.' },
  { id: 'data-platform', title: 'Data platforms', lead: 'Where models and data already live.' },
  { id: 'coding-agents', title: 'Coding agents', lead: 'Agents that write code, with their sessions and cost.' },
  { id: 'other', title: 'Other', lead: 'Interfaces, crawlers and everything else.' },
] as const satisfies readonly IntegrationGroup[];

/** The group of a page: its category, else a folder on its path, else the last group. */
export function getGroup(page: Pick<PageSummary, 'category' | 'path'>): string {
  const ids: readonly string[] = INTEGRATION_GROUPS.map((group) => group.id);
  return [page.category, ...page.path.split('/')].find((name) => name !== undefined && ids.includes(name)) ?? 'other';
}

/** Groups that have pages, with their pages in the order given. */
export function groupIntegrations(pages: readonly PageSummary[]): (IntegrationGroup & { pages: PageSummary[] })[] {
  return INTEGRATION_GROUPS.map((group) => ({
    ...group,
    pages: pages.filter((page) => getGroup(page) === group.id),
  })).filter((group) => group.pages.length > 0);
}
