import { expect, it } from 'vitest';
import { jsonLiteral, pythonLiteral, scriptLiteral } from './literals.ts';

const VALUE = { a: true, 'b-c': null, d: ["it's", 'say "x"', 4e-7] };

it('writes a value in each language', () => {
  expect(pythonLiteral(VALUE)).toBe('{"a": True, "b-c": None, "d": ["it\'s", "say \\"x\\"", 0.0000004]}');
  expect(scriptLiteral(VALUE)).toBe("{ a: true, 'b-c': null, d: ['it\\'s', 'say \"x\"', 0.0000004] }");
  expect(JSON.parse(jsonLiteral(VALUE))).toEqual(VALUE);
  expect([jsonLiteral({}), jsonLiteral([]), scriptLiteral({})]).toEqual(['{}', '[]', '{}']);
});

it('wraps values that are too long for a line', () => {
  const long = { first: 'x'.repeat(50), second: ['y'.repeat(40)] };
  expect(scriptLiteral(long, 2)).toBe(`{\n    first: '${'x'.repeat(50)}',\n    second: ['${'y'.repeat(40)}'],\n  }`);
  expect(jsonLiteral(long)).toBe(`{\n  "first": "${'x'.repeat(50)}",\n  "second": ["${'y'.repeat(40)}"]\n}`);
  expect(pythonLiteral(long)).toContain('\n    "first"');
  expect(scriptLiteral({ a: 1 }, 0, 90)).toContain('\n');
});
