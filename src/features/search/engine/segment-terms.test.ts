import { expect, it } from 'vitest';
import { segmentTerms } from './segment-terms.ts';

const TERMS = new Set([
  '怎么',
  '怎么删',
  '删除',
  '用户',
  '用户数',
  '数据',
  '数据集',
  '集',
  '서포트',
  '포트',
  '다른',
  '다른데',
  '데이터',
  '데이터세트',
]);
const isTerm = (text: string) => TERMS.has(text);

/** Cuts a text that has spaces between words. */
function cut(typed: string): string[] {
  const words = typed.split(' ');
  const starts = new Set(words.map((_, index) => words.slice(0, index).join('').length));
  return segmentTerms([...words.join('')], isTerm, starts);
}

it.each([
  ['怎么删除用户数据', ['怎么', '删除', '用户', '数据'], 'as little as possible is left over'],
  ['数据集', ['数据集'], 'one long term says more than two short ones'],
  ['用户数', ['用户数'], ''],
  ['数据的用户', ['数据', '用户'], 'what no term covers is skipped'],
  ['없는말', [], ''],
  ['데이터 세트를', ['데이터세트'], 'a term may be typed with a space'],
  ['에서 포트', ['포트'], 'but not begin within a word'],
  ['다른 데이터', ['다른', '데이터'], 'and not end after the first letter of one'],
  ['', [], ''],
])('%s: %j %s', (typed, terms) => expect(cut(typed)).toEqual(terms));

it('splits a long text quickly', () => {
  expect(segmentTerms([...'数据'.repeat(1000)], isTerm)).toHaveLength(1000);
});
