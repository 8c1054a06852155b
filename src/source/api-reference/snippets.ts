import { operationSlug } from '../../lib/openapi/operations.ts';
import { type ApiBook, resourcePath } from './book.ts';
import { mdxTable, mdxText } from './mdx.ts';

const PLANS = {
  hobby: 'Hobby',
  core: 'Core',
  pro: 'Pro',
  enterprise: 'Enterprise',
  selfHosted: 'Self-hosted',
} as const;

/** Limits of the API that apply to every plan. */
const API_LIMITS = ['list.page', 'delete.batch', 'ingestion.body', 'observation.field', 'ids.length', 'media.size'];

/** What the index of the reference includes, by name. */
export function apiSnippets(book: ApiBook | undefined): Map<string, string> {
  if (!book) return new Map();
  return new Map([
    ['api-resources', resources(book)],
    ['api-errors', errors(book)],
    ['api-limits', limits(book)],
  ]);
}

function resources({ api, operations, words }: ApiBook): string {
  return api.tags
    .map(({ name: tag, description }) => {
      const rows = operations
        .filter((operation) => operation.tag === tag)
        .map(({ id, method, path, summary }) => [
          `[${mdxText(summary)}](${resourcePath(tag)}#${operationSlug(id)})`,
          `\`${method.toUpperCase()} ${path.replace('/api/public', '')}\``,
        ]);
      const heading = `### [${words[tag]?.name ?? tag}](${resourcePath(tag)}) [#${tag}]`;
      return [heading, mdxText(description), mdxTable(['Operation', 'Request'], rows)].join('\n\n');
    })
    .join('\n\n');
}

/** One row per cause: operations can return the same status and code for different reasons. */
function errors({ operations }: ApiBook): string {
  const causes = new Map<string, { status: number; row: string[] }>();
  for (const { status, description, example } of operations.flatMap(({ responses }) => responses)) {
    const code = (example as { error?: { code?: string } } | undefined)?.error?.code;
    if (status < 400 || !code) continue;
    const row = [`\`${status}\``, `\`${code}\``, description];
    causes.set(row.join(), { status, row });
  }
  const rows = [...causes.values()].sort((a, b) => a.status - b.status).map(({ row }) => row);
  return mdxTable(
    ['Status', 'Code', 'Meaning'],
    [...rows, ['`5xx`', '`internal`', 'An error on our side; retry with growing pauses.']],
  );
}

function limits({ limits: { byPlan, everywhere } }: ApiBook): string {
  const plans = Object.keys(PLANS) as (keyof typeof PLANS)[];
  const value = (text = '') => (/^[A-Z_]+$/.test(text) ? `\`${text}\`` : text);
  const rates = byPlan.map(({ name, plans: planRates }) => [name, ...plans.map((plan) => value(planRates[plan]))]);
  const counted = byPlan.map(({ name, note }) => `- ${name}: ${mdxText(note)}.`);
  const sizes = API_LIMITS.flatMap((id) => everywhere.filter((limit) => limit.id === id)).map(
    ({ name, limit, note }) => [name, limit, mdxText(note)],
  );
  return [
    mdxTable(['Limit', ...plans.map((plan) => PLANS[plan])], rates),
    'How requests are counted:',
    counted.join('\n'),
    'On every plan:',
    mdxTable(['Limit', 'Value', 'Note'], sizes),
  ].join('\n\n');
}
