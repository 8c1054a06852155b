import { formatDollars, formatShortUnits } from '../../lib/money.ts';
import type { Href } from '../../site/links.ts';
import {
  type FeatureLevel,
  formatDays,
  PLAN_IDS,
  type PlanContract,
  type PlanFacts,
  type PlanId,
} from '../../site/plans.ts';
import { PRICED_UNITS } from '../../site/usage-cost.ts';

/** A cell: a level of availability, or words. */
export type Cell = 'yes' | 'no' | 'team' | 'ee' | (string & {});

/** A line of the comparison, with a cell for each plan. */
export interface ComparisonRow {
  name: string;
  href?: Href;
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
const row = (name: string, href: Href | undefined, values: ComparisonRow['cells']): ComparisonRow => ({
  name,
  href,
  cells: values,
});
const everywhere = (name: string, href?: Href) => row(name, href, cells('yes', 'yes', 'yes', 'yes', 'yes'));

const LEVEL_CELLS: Readonly<Record<FeatureLevel, Cell>> = {
  full: 'yes',
  'not-available': 'no',
  'team-add-on': 'team',
  ee: 'ee',
  'private-beta': 'private beta',
  'public-beta': 'public beta',
};

/** A line with a cell for each plan of the contract. */
function planRow(
  contract: PlanContract,
  name: string,
  href: Href | undefined,
  cell: (plan: PlanFacts) => Cell,
): ComparisonRow {
  const values = contract.plans.map((plan) => [plan.id, cell(plan)] as const);
  return row(name, href, Object.fromEntries(values) as ComparisonRow['cells']);
}

/** A line with the levels of a feature of the contract. */
function featureRow({ features }: PlanContract, name: string, href: Href, id: string): ComparisonRow {
  const levels = features[id];
  if (!levels) throw new Error(`contracts/plans.json has no feature "${id}".`);
  const values = PLAN_IDS.map((plan) => [plan, LEVEL_CELLS[levels[plan]]] as const);
  return row(name, href, Object.fromEntries(values) as ComparisonRow['cells']);
}

function priceCell({ monthly, monthlyFrom = 0 }: PlanFacts): Cell {
  if (monthly === undefined) return `from ${formatDollars(monthlyFrom)}`;
  return monthly === 0 ? 'free' : formatDollars(monthly);
}

/** For limits that are custom per customer on cloud plans, and configurable when self-hosted. */
const openCell = (id: PlanId, ownCell: Cell): Cell => (id === 'selfHosted' ? ownCell : 'custom');

function usageRows(contract: PlanContract): ComparisonRow[] {
  const prices = contract.overagePer100k.map(({ price }) => price);
  const range = [Math.max(...prices), Math.min(...prices)].map(formatDollars).join(' to ');
  return [
    planRow(contract, 'Price a month', undefined, priceCell),
    planRow(contract, 'Units included', '/faq/all/what-is-a-unit', ({ id, unitsIncluded }) =>
      unitsIncluded === null ? openCell(id, 'unlimited') : formatShortUnits(unitsIncluded),
    ),
    planRow(
      contract,
      `Further units, per ${formatShortUnits(PRICED_UNITS)}`,
      '#usage',
      ({ id, overage, unitsIncluded }) => {
        if (unitsIncluded === null) return openCell(id, 'unlimited');
        return overage ? range : 'no';
      },
    ),
    planRow(contract, 'Data access', '/docs/administration/data-retention', ({ id, dataAccessDays }) =>
      dataAccessDays === null ? openCell(id, 'yours') : formatDays(dataAccessDays),
    ),
    planRow(contract, 'Seats', undefined, ({ seats }) => (seats === null ? 'unlimited' : String(seats))),
  ];
}

/** Every line of the comparison of plans; prices, limits and levels come from the contract. */
export function comparePlans(contract: PlanContract): readonly ComparisonGroup[] {
  return [{ title: 'Usage', rows: usageRows(contract) }, ...PLATFORM, ...dataGroups(contract)];
}

const PLATFORM: readonly ComparisonGroup[] = [
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
];

const dataGroups = (contract: PlanContract): readonly ComparisonGroup[] => [
  {
    title: 'Data and API',
    rows: [
      everywhere('OpenTelemetry (OTLP over HTTP)', '/docs/opentelemetry/get-started'),
      everywhere('Public API and exports', '/docs/api-and-data-platform/overview'),
      featureRow(
        contract,
        'Scheduled export to blob storage',
        '/docs/api-and-data-platform/features/export-to-blob-storage',
        'blob-export',
      ),
      everywhere('Webhooks', '/docs/api-and-data-platform/features/webhooks'),
    ],
  },
  {
    title: 'Administration',
    rows: [
      everywhere('Roles in the organisation', '/docs/administration/rbac'),
      featureRow(contract, 'Roles for single projects', '/docs/administration/rbac', 'project-roles'),
      featureRow(contract, 'Protected prompt labels', '/docs/prompts/version-control', 'protected-labels'),
      featureRow(contract, 'Enforced single sign-on', '/docs/administration/sso', 'sso-enforcement'),
      featureRow(contract, 'Data retention per project', '/docs/administration/data-retention', 'data-retention'),
      featureRow(contract, 'Audit logs', '/docs/administration/audit-logs', 'audit-logs'),
      featureRow(contract, 'SCIM', '/docs/administration/scim-and-org-api', 'scim'),
      featureRow(contract, 'Spend alerts', '/docs/administration/usage-alerts', 'spend-alerts'),
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
