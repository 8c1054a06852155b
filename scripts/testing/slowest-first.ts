import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects that run in one group: slow files first, and many short ones to fill the end. */
const PROJECTS = ['apart', 'whole', 'browser', 'unit'];

/** The slowest files of each project, slowest first. Files that are not listed follow in Vitest's own order. */
export const SLOWEST = [
  'tests/resilience.test.ts',
  'tests/feedback-server.test.ts',
  'tests/answering.test.ts',
  'tests/benches.test.ts',
  'tests/checks.test.ts',
  'tests/assistant/quality.test.ts',
  'tests/changed-export.test.ts',
  'tests/production-install.test.ts',
  'tests/moves.test.ts',
  'tests/determinism.test.ts',
  'tests/malformed.test.ts',
  'tests/spelling.test.ts',
  'tests/samples.test.ts',
  'tests/bad-input.test.ts',
  'tests/assistant/evaluation.test.ts',
  'tests/assistant/model-providers.test.ts',
  'tests/docs-curl.test.ts',
  'tests/search/quality.test.ts',
  'tests/e2e/axe.test.ts',
  'tests/e2e/crawl.test.ts',
  'tests/e2e/consent.test.ts',
  'tests/e2e/search-states.test.ts',
  'tests/e2e/sign-in.test.ts',
  'tests/e2e/media.test.ts',
  'tests/e2e/assistant.test.ts',
  'tests/e2e/phone-layout.test.ts',
  'tests/e2e/search-results.test.ts',
  'tests/e2e/search.test.ts',
  'tests/e2e/people.test.ts',
  'tests/e2e/feedback.test.ts',
  'tests/e2e/feedback-everywhere.test.ts',
  'tests/e2e/image-zoom.test.ts',
  'tests/e2e/assistant-reader.test.ts',
  'tests/e2e/search-asks.test.ts',
  'tests/e2e/api-reference.test.ts',
  'tests/e2e/assistant-local.test.ts',
  'tests/e2e/trusted-types.test.ts',
  'tests/e2e/frame-details.test.ts',
  'tests/e2e/guides-index.test.ts',
  'tests/e2e/code-to-trace.test.ts',
  'tests/e2e/static-export.test.ts',
];

type SortableSpec = Pick<TestSpecification, 'moduleId'> & {
  project: { name: string; config: { sequence: { groupOrder: number } } };
};

/** Returns the rank of a file by group, project and slowness; lower is earlier. */
function getRank({ moduleId, project }: SortableSpec): number[] {
  const slow = SLOWEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return [project.config.sequence.groupOrder, PROJECTS.indexOf(project.name), slow === -1 ? SLOWEST.length : slow];
}

/** Sorts by rank; files of the same rank stay in the given order. */
export function sortSlowestFirst<Spec extends SortableSpec>(specs: readonly Spec[]): Spec[] {
  const ranks = new Map(specs.map((spec) => [spec, getRank(spec)]));
  return specs.toSorted((a, b) => compare(ranks.get(a) ?? [], ranks.get(b) ?? []));
}

/** Starts slow files first, so that none of them runs alone at the end on one core. */
export class SlowestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    return sortSlowestFirst(await super.sort(specs));
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
