import { describe, expect, it } from 'vitest';
import { Lexicon } from './lexicon.ts';

const WORDS = ['=wrapOpenAI', 'grade', 'grades', 'gradio', 'sampling', 'trace'];
const lexicon = new Lexicon(WORDS, '133152');

describe('a misspelt word', () => {
  it('is corrected to a known one', () => expect(lexicon.correct('smapling')).toEqual(['sampling']));
  it('has a second correction if that is hardly less likely and not just another form of the first', () =>
    expect(lexicon.correct('grado')).toEqual(['grade', 'gradio']));
  it('has no second correction if that is much less likely', () =>
    expect(lexicon.correct('graade')).toEqual(['grade']));
  it('may have no correction; numbers are never corrected', () => {
    expect(lexicon.correct('kubernetes')).toEqual([]);
    expect(lexicon.correct('27001')).toEqual([]);
  });
});

it('returns the terms of words and names', () =>
  expect(['grades', 'wrapOpenAI'].map((word) => lexicon.getTerm(word))).toEqual(['grade', '=wrapopenai']));
