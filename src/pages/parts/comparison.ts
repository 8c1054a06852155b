import type { Plan } from './index-types.ts';

type PlanId = Plan['id'];

/** A cell: a level of availability, or words. */
export type Cell = 'yes' | 'no' | 'team' | 'ee' | (string & {});

/** A line of the comparison, with a cell for each plan. */
export interface ComparisonRow {
  name: string;
  href?: string;
  cells: Record<PlanId, Cell>;
}

/** A titled group of lines. */
export interface ComparisonGroup {
  title: string;
  rows: readonly ComparisonRow[];
}

const cells = (hobby: Cell, core: Cell, pro: Cell, enterprise: Cell, selfHosted: Cell): ComparisonRow['cells'] => ({
  hobby,
  core,
  pro,
  enterprise,
  selfHosted,
});
const row = (name: string, href: string | undefined, values: ComparisonRow['cells']): ComparisonRow => ({
  name,
  href,
  cells: values,
});
const everywhere = (name: string, href?: string) => row(name, href, cells('yes', 'yes', 'yes', 'yes', 'yes'));

/** Every line of the comparison of plans. */
export const COMPARISON: readonly ComparisonGroup[] = [
  {
    title: 'Usage',
    rows: [
      row('Price a month', undefined, cells('free', '$39', '$249', 'from $2,900', 'free')),
      row('Units included', '/faq/all/what-is-a-unit', cells('50k', '100k', '100k', 'custom', 'unlimited')),
      row('Further units, per 100k', '#usage', cells('no', '$9 to $6', '$9 to $6', 'custom', 'unlimited')),
      row(
        'Data access',
        '/docs/administration/data-retention',
        cells('30 days', '90 days', '3 years', 'custom', 'yours'),
      ),
      row('Seats', undefined, cells('2', 'unlimited', 'unlimited', 'unlimited', 'unlimited')),
    ],
  },
  {
    title: 'Platform',
    rows: [
      everywhere('Traces, sessions and users', '/docs/tracing'),
      everywhere('Tokens and cost', '/docs/tracing/token-and-cost'),
      everywhere('Masking and sampling', '/docs/tracing/masking'),
      everywhere('Prompts with versions and labels', '/docs/prompts/get-started'),
      everywhere('Scores and annotation', '/docs/scores/annotation'),
      everywhere('LLM-as-a-judge', '/docs/scores/llm-as-a-judge'),
      everywhere('Datasets and experiments', '/docs/datasets/overview'),
      everywhere('Analytics and metrics API', '/docs/analytics'),
      everywhere('Playground', '/docs/playground'),
    ],
  },
  {
    title: 'Data and API',
    rows: [
      everywhere('OpenTelemetry (OTLP over HTTP)', '/docs/opentelemetry/get-started'),
      everywhere('Public API and exports', '/docs/api-and-data-platform/overview'),
      row(
        'Scheduled export to blob storage',
        '/docs/api-and-data-platform/features/export-to-blob-storage',
        cells('no', 'no', 'team', 'yes', 'yes'),
      ),
      everywhere('Webhooks', '/docs/api-and-data-platform/features/webhooks'),
    ],
  },
  {
    title: 'Administration',
    rows: [
      everywhere('Roles in the organisation', '/docs/administration/rbac'),
      row('Roles for single projects', '/docs/administration/rbac', cells('no', 'no', 'team', 'yes', 'ee')),
      row('Protected prompt labels', '/docs/prompts/version-control', cells('no', 'no', 'team', 'yes', 'ee')),
      row('Enforced single sign-on', '/docs/administration/sso', cells('no', 'no', 'team', 'yes', 'ee')),
      row('Data retention per project', '/docs/administration/data-retention', cells('no', 'no', 'yes', 'yes', 'ee')),
      row('Audit logs', '/docs/administration/audit-logs', cells('no', 'no', 'no', 'yes', 'ee')),
      row('SCIM', '/docs/administration/scim-and-org-api', cells('no', 'no', 'no', 'yes', 'ee')),
      row('Spend alerts', '/docs/administration/usage-alerts', cells('no', 'yes', 'yes', 'yes', 'no')),
    ],
  },
  {
    title: 'Support',
    rows: [
      everywhere('Community', '/community'),
      row('In-app support', '/support', cells('no', 'yes', 'yes', 'yes', 'no')),
      row('Agreed response times', '/enterprise', cells('no', 'no', 'no', 'yes', 'ee')),
    ],
  },
];
