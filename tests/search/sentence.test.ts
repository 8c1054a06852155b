import { describe, expect, it } from 'vitest';
import { readError } from '../../src/features/search/engine/error-text.ts';
import { getEnglishSentence, isSentence } from '../../src/features/search/engine/sentence.ts';
import { readQueries } from './measure.ts';

const queries = readQueries();
/** Keywords and a message that are phrased as a sentence, and are read as one. */
const SENTENCES = [
  'fill dataset from documents with a model',
  'statement of applicability annex A',
  'Overriding of current TracerProvider is not allowed',
];

describe("meaning affects results only for questions in the reader's own words", () => {
  it.each(['keyword', 'prefix', 'typo', 'identifier', 'cjk', 'error'])('%s: never', (kind) => {
    const kindQueries = queries.filter((query) => query.kind === kind && !SENTENCES.includes(query.query));
    expect(kindQueries.length).toBeGreaterThan(20);
    expect(kindQueries.filter(({ query }) => !readError(query.trim()) && isSentence(query))).toEqual([]);
  });
  it('question: nearly always', () => {
    const kindQueries = queries.filter(({ kind }) => kind === 'question');
    const read = kindQueries.filter(({ query }) => isSentence(query));
    expect(read.length / kindQueries.length).toBeGreaterThan(0.95);
  });
  it.each(['how do I use it with LangChain', 'why is next.js so slow to send'])('%s', (query) =>
    expect(isSentence(query)).toBe(true),
  );
});

describe('a question in another language is compared by its known English words', () => {
  it('detects it by its characters', () =>
    expect(getEnglishSentence('値上げは通知される？', 'price increase notice')).toBe('price increase notice'));
  it('detects it by its words', () =>
    expect(getEnglishSentence('提交 PR 多久有人回复', 'submit pr how quickly answer')).toMatch(/^submit/));
  it('skips keywords', () => expect(getEnglishSentence('采样率', 'sampling rate')).toBeUndefined());
  it('compares an English question as it is, and skips English keywords', () => {
    expect(getEnglishSentence('how do I use it with LangChain', 'how use langchain')).toBe(
      'how do I use it with LangChain',
    );
    expect(getEnglishSentence('how sampling', 'how sampling')).toBeUndefined();
  });
});
