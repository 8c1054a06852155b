import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects that run in one group: slow files first, and many short ones to fill the end. */
const PROJECTS = ['apart', 'whole', 'unit'];

/** The slowest files of each project, slowest first. Files that are not listed follow in Vitest's own order. */
export const SLOWEST = [
  'tests/resilience.test.ts',
  'tests/production-install.test.ts',
  'tests/e2e/consent.test.ts',
  'tests/e2e/assistant.test.ts',
  'tests/e2e/axe.test.ts',
  'tests/e2e/crawl.test.ts',
];

/** Where a file comes in the order; lower is earlier. */
function rankOf({ moduleId, project }: TestSpecification): number[] {
  const slow = SLOWEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return [project.config.sequence.groupOrder, PROJECTS.indexOf(project.name), slow === -1 ? SLOWEST.length : slow];
}

/** Starts slow files first, so that none of them runs alone at the end on one core. */
export class SlowestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs);
    const ranks = new Map(sorted.map((spec) => [spec, rankOf(spec)]));
    return sorted.sort((a, b) => compare(ranks.get(a) ?? [], ranks.get(b) ?? []));
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
