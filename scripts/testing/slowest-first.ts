import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects that run in one group: slow files first, and many short ones to fill the end. */
const PROJECTS = ['apart', 'whole', 'browser', 'unit'];

/** The slowest files of each project, slowest first. Files that are not listed follow in Vitest's own order. */
export const SLOWEST = [
  'tests/resilience.test.ts',
  'tests/feedback-server.test.ts',
  'tests/benches.test.ts',
  'tests/checks.test.ts',
  'tests/assistant/quality.test.ts',
  'tests/production-install.test.ts',
  'tests/bad-input.test.ts',
  'tests/moves.test.ts',
  'tests/determinism.test.ts',
  'tests/search/quality.test.ts',
  'tests/answering.test.ts',
  'tests/e2e/crawl.test.ts',
  'tests/e2e/axe.test.ts',
  'tests/e2e/consent.test.ts',
  'tests/e2e/assistant.test.ts',
  'tests/e2e/search-states.test.ts',
  'tests/e2e/third-parties.test.ts',
  'tests/e2e/search.test.ts',
  'tests/e2e/sign-in.test.ts',
  'tests/e2e/feedback-everywhere.test.ts',
  'tests/e2e/media.test.ts',
  'tests/e2e/feedback.test.ts',
  'tests/e2e/phone-layout.test.ts',
  'tests/e2e/people.test.ts',
];

type SortableSpec = Pick<TestSpecification, 'moduleId'> & {
  project: { name: string; config: { sequence: { groupOrder: number } } };
};

/** Where a file comes in the order, by group, project and slowness; lower is earlier. */
function getRank({ moduleId, project }: SortableSpec): number[] {
  const slow = SLOWEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return [project.config.sequence.groupOrder, PROJECTS.indexOf(project.name), slow === -1 ? SLOWEST.length : slow];
}

/** Sorts by rank; files of the same rank stay in the given order. */
export function slowestFirst<Spec extends SortableSpec>(specs: readonly Spec[]): Spec[] {
  const ranks = new Map(specs.map((spec) => [spec, getRank(spec)]));
  return specs.toSorted((a, b) => compare(ranks.get(a) ?? [], ranks.get(b) ?? []));
}

/** Starts slow files first, so that none of them runs alone at the end on one core. */
export class SlowestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    return slowestFirst(await super.sort(specs));
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
