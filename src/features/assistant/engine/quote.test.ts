import { expect, it } from 'vitest';
import { code, foundPage, list, paragraph, rich, section, table } from '../fixtures/sample-page.ts';
import type { Passage } from './choose.ts';
import { quotePassage } from './quote.ts';

const passage = (blocks: Parameters<typeof section>[1], pick: (index: number) => boolean = () => true): Passage => {
  const page = foundPage('Page', [section('Part', blocks)]);
  const chunks = page.chunks.filter((_, index) => pick(index));
  return { page, section: 0, chunks, best: chunks[0] as Passage['best'] };
};

it('quotes a paragraph with its inline code', () => {
  const block = {
    ...paragraph('Set x now.'),
    spans: [{ text: 'Set ' }, { text: 'x', code: true as const }, { text: ' now.' }],
  };
  expect(quotePassage(passage([block]), 2)).toEqual([{ type: 'quote', text: 'Set `x` now.', source: 2 }]);
});

it('quotes rows as a table with their header, and counts the others', () => {
  const limits = table(
    ['Plan', 'Traces'],
    [
      ['Hobby', '50'],
      ['Core', '100'],
      ['Pro', '900'],
    ],
  );
  expect(
    quotePassage(
      passage([limits], (index) => index !== 1),
      1,
      'Pro · 900',
    ),
  ).toEqual([
    {
      type: 'table',
      header: ['Plan', 'Traces'],
      rows: [
        ['Hobby', '50'],
        ['Pro', '900'],
      ],
      more: 1,
      source: 1,
      mark: 'Pro · 900',
    },
  ]);
});

it('quotes steps with their numbers', () => {
  const steps = list(
    Array.from({ length: 9 }, (_, index) => `Step ${index + 1}`),
    true,
  );
  expect(
    quotePassage(
      passage([steps], (index) => index === 3),
      1,
    ),
  ).toEqual([{ type: 'list', ordered: true, start: 4, items: ['Step 4'], more: 8, source: 1 }]);
});

it('quotes samples after the paragraph that introduces them, and drops the paragraph if its sample is too long', () => {
  expect(quotePassage(passage([paragraph('Run:'), code('bash', 'make')]), 1).map(({ type }) => type)).toEqual([
    'quote',
    'code',
  ]);
  expect(quotePassage(passage([paragraph('Run:'), code('bash', 'make\n'.repeat(100))]), 1)).toEqual([]);
});

it('marks the sentence with the fact, if there is one', () => {
  const parts = quotePassage(passage([paragraph('One. Two.'), paragraph('Three.')]), 1, 'Two.');
  expect(parts.map((part) => ('mark' in part ? part.mark : undefined))).toEqual(['Two.', undefined]);
});

it('includes the text of nested items', () => {
  const nested = list(['Outer']);
  const item = { ...rich('Outer'), blocks: [paragraph('Inner.')] };
  expect(quotePassage(passage([{ ...nested, items: [item] }]), 1)).toMatchObject([{ items: ['Outer\nInner.'] }]);
});
