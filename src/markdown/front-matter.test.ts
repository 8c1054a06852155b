import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FaultError, formatFault } from '../lib/fault.ts';
import { FRONT_MATTER_FIELDS, frontMatterSchema } from '../schema/front-matter.ts';
import { parseFrontMatter, parseYaml } from './front-matter.ts';
import { VERSION } from './yaml-cache.ts';

const GOOD = ['title: A page', 'description: A description that is long enough to be of use to a reader.'];

const parse = (lines: readonly string[], section: 'pages' | 'blog' | 'docs' = 'pages') =>
  parseFrontMatter(
    `---\n${lines.join('\n')}\n---\n\nText.\n`,
    'a.mdx',
    frontMatterSchema(section),
    FRONT_MATTER_FIELDS,
  );

function getFaults(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof FaultError) return error.faults.map(formatFault);
    throw error;
  }
  return [];
}

describe('parseFrontMatter', () => {
  it('reads valid front matter', () => expect(parse(GOOD).title).toBe('A page'));
  it('reads Windows line endings', () => {
    const source = `---\r\n${GOOD.join('\r\n')}\r\n---\r\nText.`;
    expect(parseFrontMatter(source, 'a.mdx', frontMatterSchema('pages'), []).title).toBe('A page');
  });
  it.each([
    [
      'an unknown field',
      [...GOOD, 'desciption: x'],
      'a.mdx:4: Unknown field "desciption". Did you mean "description"?',
    ],
    ['an unknown field without a similar one', [...GOOD, 'zzzzzz: x'], 'a.mdx:4: Unknown field "zzzzzz". Remove it.'],
    ['a missing field', ['', GOOD[1] ?? ''], 'a.mdx:3: The field "title" is missing. Add "title: ...".'],
    [
      'a field of the wrong type',
      ['title: 5', GOOD[1] ?? ''],
      'a.mdx:2: The field "title" is invalid: expected text, found 5. Put the value in quotes.',
    ],
    [
      'a bad date',
      [...GOOD, 'date: 4 November'],
      'a.mdx:4: The field "date" is invalid: must be a date such as 2026-11-04. Correct the value.',
    ],
    [
      'a day that does not exist',
      [...GOOD, 'date: 2026-02-30'],
      'a.mdx:4: The field "date" is invalid: must be a date such as 2026-11-04. Correct the value.',
    ],
    [
      'a value inside a list',
      [...GOOD, 'tags:', '  - good', '  - Not Good'],
      'a.mdx:6: The field "tags.1" is invalid: must be lower-case words joined by hyphens. Correct the value.',
    ],
  ])('explains %s', (_, lines, fault) => expect(getFaults(() => parse(lines))).toEqual([fault]));
  it('explains invalid YAML', () => {
    const [fault, ...others] = getFaults(() => parse(['title: A: page', GOOD[1] ?? '']));
    expect(fault).toMatch(/^a\.mdx:2: The file cannot be parsed: .+\. Quote values/);
    expect(others).toEqual([]);
  });
  it('names one line, that of the file', () => {
    const faults = getFaults(() => parse(['title: "A', GOOD[1] ?? '']));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^a\.mdx:\d: /);
    expect(faults[0]).not.toMatch(/line \d/);
  });
  it.each(['Text alone.', '', '--\ntitle: x\n--\n', '---\ntitle: never closed\n'])(
    'reports that %j has none',
    (source) =>
      expect(getFaults(() => parseFrontMatter(source, 'a.mdx', z.object({}), []))).toEqual([
        'a.mdx:1: The file has no front matter. Start it with "---", a title and a description, and "---".',
      ]),
  );
  it('reports all faults of a file at once', () =>
    expect(getFaults(() => parse(['titel: A', 'noindex: maybe'])).map((fault) => fault.split(' ')[0])).toEqual([
      'a.mdx:2:',
      'a.mdx:2:',
      'a.mdx:3:',
      'a.mdx:2:',
    ]));
});

describe('parseYaml', () => {
  const rows = z.array(z.strictObject({ from: z.string(), to: z.string() }));
  it('counts lines inside JSON', () => {
    const json = '[\n  { "from": "/a", "to": "/b" },\n  { "from": "/c",\n    "to": 5 },\n  { "from": "/d" }\n]\n';
    expect(getFaults(() => parseYaml(json, 'a.json', rows))).toEqual([
      'a.json:4: The field "1.to" is invalid: expected text, found 5. Put the value in quotes.',
      'a.json:5: The field "2.to" is missing. Add "2.to: ...".',
    ]);
  });
  it('explains an empty file', () => expect(getFaults(() => parseYaml('', 'a.json', rows))).toHaveLength(1));
});

/** Values that YAML parsers may read differently; the second is the value in YAML 1.2. */
const SCALARS: [text: string, value: unknown][] = [
  ['yes', 'yes'],
  ['off', 'off'],
  ['true', true],
  ['~', null],
  ['0x1F', 31],
  ['0o17', 15],
  ['017', 17],
  ['1e3', 1000],
  ['1_000', '1_000'],
  ['.5', 0.5],
  ['2026-11-04', '2026-11-04'],
  ['12:30', '12:30'],
  ["'it''s'", "it's"],
  ['"a\\tb"', 'a\tb'],
  ['>\n  one\n  two\n\n  three\n', 'one two\nthree\n'],
  ['|-\n  one\n  two\n', 'one\ntwo'],
  ['[a, {b: c}]', ['a', { b: 'c' }]],
];

describe('parseYaml with its cache', () => {
  it.each(SCALARS)('reads %j the same twice', (text, value) => {
    const yaml = `once: 1\na: ${text}`;
    const read = () => parseYaml(yaml, 'a.yaml', z.any());
    expect([read(), read()]).toEqual([
      { once: 1, a: value },
      { once: 1, a: value },
    ]);
  });
  it('finds the faults of a text that another schema accepts', () => {
    parseYaml('a: 1', 'a.yaml', z.any());
    expect(getFaults(() => parseYaml('a: 1', 'a.yaml', z.object({ a: z.string() })))).toEqual([
      expect.stringMatching(/^a\.yaml:1: The field "a" is invalid/),
    ]);
  });
  it('keeps numbers that JSON cannot represent', () => {
    const read = () => parseYaml('a: [.nan, .inf]', 'a.yaml', z.any());
    expect([read(), read()]).toEqual([{ a: [Number.NaN, Infinity] }, { a: [Number.NaN, Infinity] }]);
  });
  it('discards results of another version of the parser', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(VERSION).toBe(`yaml-${dependencies.yaml}`);
  });
  it('refuses a duplicate key', () =>
    expect(getFaults(() => parseYaml('a: 1\nb: 2\na: 3\n', 'a.yaml', z.any()))[0]).toMatch(/^a\.yaml:3: /));
});
