import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SLOWEST, sortSlowestFirst } from './testing/slowest-first.ts';

const spec = (file: string, name: string, groupOrder = 0) => ({
  moduleId: `/repository/${file}`,
  project: { name, config: { sequence: { groupOrder } } },
});

it('lists existing files, each once', () => {
  expect(SLOWEST.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(SLOWEST).size).toBe(SLOWEST.length);
});

it('starts slow files first within their project, and short unit tests last', () => {
  const given = [
    spec('tests/e2e/budget.test.ts', 'measured', 1),
    spec('tests/e2e/theme.test.ts', 'browser'),
    spec('tests/e2e/crawl.test.ts', 'browser'),
    spec('src/a.test.ts', 'unit'),
    spec('src/b.test.ts', 'unit'),
    spec('tests/people.test.ts', 'whole'),
    spec('tests/checks.test.ts', 'whole'),
    spec('tests/resilience.test.ts', 'apart'),
  ];
  expect(sortSlowestFirst(given).map(({ moduleId }) => moduleId.replace('/repository/', ''))).toEqual([
    'tests/resilience.test.ts',
    'tests/checks.test.ts',
    'tests/people.test.ts',
    'tests/e2e/crawl.test.ts',
    'tests/e2e/theme.test.ts',
    'src/a.test.ts',
    'src/b.test.ts',
    'tests/e2e/budget.test.ts',
  ]);
});
