import { describe, expect, test } from 'vitest';
import { sampleQuestion, WORDS_ONLY } from '../fixtures/sample-page.ts';
import { QuestionIndex } from './question-index.ts';

const QUESTIONS = {
  '/docs/sampling': {
    '': ['How do I send only 10% of my traces?'],
    'what-changes': ['Are cost charts still right with sampling?', 'Does sampling change the cost of a trace?'],
  },
  '/docs/keys': { rotate: ['How do I rotate an API key?', 'What is a key?'] },
};
const index = new QuestionIndex(QUESTIONS);
const match = (text: string) => index.match(sampleQuestion(text).words, undefined, WORDS_ONLY);

describe("questions of authors that are similar to a reader's", () => {
  test('the most similar question comes first, with the section that answers it', () => {
    expect(match('rotate an API key')[0]).toMatchObject({
      path: '/docs/keys',
      section: 'rotate',
      readerCoverage: 1,
      authorCoverage: 1,
    });
    expect(match('cost with sampling')[0]).toMatchObject({ path: '/docs/sampling', section: 'what-changes' });
  });

  test('the start of a page is a section without an id', () => {
    expect(match('send traces')[0]).toMatchObject({ path: '/docs/sampling', section: '' });
  });

  test('a question that asks for more is less similar than one that asks the same', () => {
    const [first, second] = match('key');
    expect(first?.authorCoverage).toBe(1);
    expect(second?.authorCoverage).toBeLessThan(1);
    expect(first?.score).toBeGreaterThan(second?.score ?? 1);
  });

  test('the identical question comes first, even if its words are common', () => {
    const many = Array.from({ length: 120 }, (_, index) => `Which key is number ${index}?`);
    const index = new QuestionIndex({ '/docs/many': { '': many }, '/docs/keys': { what: ['What is a key?'] } });
    const [first, second] = index.match(sampleQuestion('the keys').words, undefined, WORDS_ONLY, ['the keys?']);
    expect(first).toMatchObject({ path: '/docs/keys', section: 'what', same: true });
    expect(second?.same).toBeUndefined();
    expect(match('rotate an API key')[0]?.same).toBeUndefined();
  });

  test('a question is identical as typed, with an amount that the search leaves out', () => {
    const index = new QuestionIndex({
      '/pricing': { usage: ['How much do 2 million keys cost?'] },
      '/docs/keys': { what: ['What do keys cost?', 'How many keys are free?'] },
    });
    const typed = 'how much do 2 million keys cost';
    const [first] = index.match(sampleQuestion('keys cost').words, undefined, WORDS_ONLY, [typed, 'keys cost']);
    expect(first).toMatchObject({ path: '/pricing', section: 'usage', same: true });
  });

  test('stop words alone do not match', () => expect(match('what is the')).toEqual([]));

  test('nothing matches a question about something else', () => expect(match('bake sourdough bread')).toEqual([]));

  test('meaning counts only for questions that share words', () => {
    const embedder = { embed: (text: string) => new Float32Array(text.includes('rotate') ? [1, 0] : [0, 1]) };
    const [first] = new QuestionIndex(QUESTIONS).match(sampleQuestion('key').words, new Float32Array([1, 0]), embedder);
    expect(first).toMatchObject({ section: 'rotate', similarity: 1 });
    expect(first?.authorCoverage).toBeLessThan(1);
  });
});
