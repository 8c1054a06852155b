import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figureFileSchema } from './figure-file.ts';

const gallery = readFileSync('docs/drawn-figures.md', 'utf8');
const examples = Array.from(gallery.matchAll(/^## (\w+)\n.*?```json\n(.*?)```/gms), ([, kind = '', json = '']) => ({
  kind,
  json,
}));

describe('the gallery of drawn figures', () => {
  it.each(examples)('has an example of $kind that follows the schema', ({ kind, json }) => {
    const figures = figureFileSchema.parse(JSON.parse(json));
    expect(Object.values(figures).map((figure) => figure.kind)).toEqual([kind]);
  });
  it('has an example of every kind', () => {
    const known = figureFileSchema.valueType.options.map((option) => option.shape.kind.value);
    expect(examples.map(({ kind }) => kind).sort()).toEqual(known.sort());
  });
});
