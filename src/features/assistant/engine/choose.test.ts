import { expect, it } from 'vitest';
import { foundPage, paragraph, section, table } from '../fixtures/sample-page.ts';
import { choosePassages } from './choose.ts';
import type { RankedChunk } from './rank.ts';

const page = foundPage('Limits', [
  section('', [paragraph('Start.')]),
  section('One', [paragraph('First.'), paragraph('It leans.'), paragraph('Third.')]),
  section('Two', [
    table(
      ['Plan', 'Traces'],
      [
        ['A', '1'],
        ['B', '2'],
        ['C', '3'],
        ['D', '4'],
        ['E', '5'],
        ['F', '6'],
      ],
    ),
  ]),
  section('Three', [paragraph('Other.')]),
]);
const ranked = (scores: Readonly<Record<number, number>>): RankedChunk[] =>
  Object.entries(scores)
    .flatMap(([index, score]) => {
      const chunk = page.chunks[Number(index)];
      return chunk ? [{ page, chunk, score, features: {} as RankedChunk['features'] }] : [];
    })
    .sort((a, b) => b.score - a.score);
const texts = (scores: Readonly<Record<number, number>>) =>
  choosePassages(ranked(scores)).map(({ chunks }) => chunks.map(({ text }) => text.split('\n').at(-1)));

it('takes one passage from each section, three at most', () => {
  expect(texts({ 0: 9, 1: 8.9, 4: 8.8, 10: 8.7 })).toEqual([['Start.'], ['First.'], ['A · 1']]);
});

it('skips passages with a much lower score', () => {
  expect(texts({ 0: 9, 1: 4 })).toEqual([['Start.']]);
});

it('adds the sentence before one that depends on it, in page order', () => {
  expect(texts({ 2: 9 })).toEqual([['First.', 'It leans.']]);
});

it('keeps rows of a table together, four at most, in their order', () => {
  expect(texts({ 9: 9, 4: 8.9, 5: 8.8, 6: 8.7, 7: 8.6 })).toEqual([['A · 1', 'B · 2', 'C · 3', 'F · 6']]);
});
