import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("http://evil","x")', '"\'=HYPERLINK(""http://evil"",""x"")"'],
  ['a=1', 'a=1'],
  ['', ''],
])('writes %j as %j', (text, cell) => expect(toCsv([[text]])).toBe(`${cell}\r\n`));

it('separates rows and cells', () =>
  expect(
    toCsv([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('a,b\r\nc,d\r\n'));

/** Parses CSV strictly according to RFC 4180. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('can be parsed back, and no cell starts like a formula', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { minLength: 2, maxLength: 2 }), {
        maxLength: 5,
      }),
      (rows) => {
        const back = parse(toCsv(rows));
        expect(back.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(
          rows.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, ''))),
        );
        expect(back.flat().filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
      },
    ),
  ));
