import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const table = z
  .array(
    z.strictObject({
      section: z.string(),
      rows: z.array(
        z.strictObject({
          says: z.string().min(10),
          tests: z.array(z.string().regex(/^\S+\.test\.tsx? > .+$/)),
          /** Which later part of the site the sentence belongs to. */
          waitsFor: z.enum(['search', 'assistant']).optional(),
        }),
      ),
    }),
  )
  .parse(parse(readFileSync('tests/specification.yaml', 'utf8')));
const rows = table.flatMap(({ section, rows }) => rows.map((row) => ({ section, ...row })));

/** True if a file has a test of this name; the name may be in quotes of any kind. */
function has(entry: string): boolean {
  const [file = '', name = ''] = entry.split(/ > (.*)/s);
  return existsSync(file) && readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(name);
}

describe('every sentence of the specification', () => {
  it('of sections 4, 5, 7, 8 and 9 is in the table', () =>
    expect(table.map(({ section }) => section.slice(0, 1))).toEqual(['4', '5', '7', '8', '9']));
  it.each(rows)('has its test: $section: $says', ({ tests, waitsFor }) => {
    if (!waitsFor) expect(tests).not.toEqual([]);
    expect(tests.filter((entry) => !has(entry))).toEqual([]);
  });
});
