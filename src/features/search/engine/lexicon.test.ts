import { describe, expect, it } from 'vitest';
import { Lexicon } from './lexicon.ts';

const WORDS = ['=wrapOpenAI', 'grade', 'grades', 'gradio', 'sampling', 'trace'];
const lexicon = new Lexicon(WORDS, '133152');

describe('a misspelt word', () => {
  it('was meant to be a known one', () => expect(lexicon.correct('smapling')).toEqual(['sampling']));
  it('may have been meant to be another that is hardly less likely, in no other form of the first', () =>
    expect(lexicon.correct('grado')).toEqual(['grade', 'gradio']));
  it('is not another where that is much less likely', () => expect(lexicon.correct('graade')).toEqual(['grade']));
  it('may be nothing that is known, and a number is as it is', () => {
    expect(lexicon.correct('kubernetes')).toEqual([]);
    expect(lexicon.correct('27001')).toEqual([]);
  });
});

it('knows the terms of words and of names', () =>
  expect(['grades', 'wrapOpenAI'].map((word) => lexicon.getTerm(word))).toEqual(['grade', '=wrapopenai']));
