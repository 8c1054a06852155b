import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter } from './bytes.ts';
import { packWords, unpackWords } from './core-file.ts';
import { editCost } from './edit-distance.ts';
import { fold } from './fold.ts';
import { Shard, writeShard } from './postings.ts';
import { getTerms } from './terms.ts';
import { getTextLocale } from './text-locale.ts';

describe('terms', () => {
  it.each([
    ['prompts.get', ['prompt', 'get'], ['=promptsget']],
    [
      'sightglass.prompts.get',
      ['sightglass', 'prompt', 'get'],
      ['=sightglasspromptsget', '=sightglassprompts', '=promptsget'],
    ],
    ['wrapOpenAI', ['wrapopenai', 'wrap', 'open', 'ai'], ['=wrapopenai']],
    ['Self-hosting', ['self', 'host', 'selfhost'], ['=selfhosting']],
    ['OpenAI', ['openai'], ['=openai']],
    ["user's", ['user'], []],
    ['評価する', ['評価', '価す', 'する'], []],
  ])('of %s', (raw, words, names) => expect(getTerms(raw)).toEqual({ words, names }));
});

it('folds Latin letters but not other scripts', () => {
  expect(fold('Café ＡＢＣ')).toBe('cafe abc');
  expect(fold('ガイド 한국어')).toBe('ガイド 한국어');
});

it('guesses the language by its script', () =>
  expect(['trace', 'トレース', '추적', '追踪'].map(getTextLocale)).toEqual(['en', 'ja', 'ko', 'zh-Hans']));

describe('the cost of a typo', () => {
  it.each([
    ['promt', 'prompt'],
    ['langchian', 'langchain'],
    ['sesions', 'sessions'],
  ])('%s is near to %s', (from, to) => expect(editCost(from, to, 1)).toBeLessThanOrEqual(1));
  it('is lower for adjacent keys than for others', () =>
    expect(editCost('trave', 'trace', 1)).toBeLessThan(editCost('trame', 'trace', 1)));
  it('is infinite above the limit', () => expect(editCost('trace', 'prompt', 2)).toBe(Number.POSITIVE_INFINITY));
});

describe('written data is read again', () => {
  it('numbers and text', () => {
    const out = new ByteWriter();
    for (const value of [0, 127, 128, 300, 70_000, 2 ** 27]) out.writeNumber(value);
    out.writeText('追跡 é');
    const input = new ByteReader(out.finish());
    expect(Array.from({ length: 6 }, () => input.readNumber())).toEqual([0, 127, 128, 300, 70_000, 2 ** 27]);
    expect(input.readText()).toBe('追跡 é');
    expect(input.done).toBe(true);
    expect(() => input.readNumber()).toThrow(RangeError);
  });
  it('words', () => {
    const words = ['=a.b', 'trace', 'traces', 'tracing', 'x'.repeat(80), `${'x'.repeat(80)}y`];
    expect(unpackWords(packWords(words))).toEqual(words);
    expect(unpackWords('')).toEqual([]);
  });
  it('postings', () => {
    const postings = { sections: Uint32Array.of(0, 5, 900, 7, 1), strengths: Uint8Array.of(1, 2, 3, 9, 1) };
    const shard = new Shard(
      writeShard([
        { term: 'trace', postings, start: 0, end: 3 },
        { term: 'trace id', postings, start: 3, end: 4 },
        { term: '𠮷野', postings, start: 4, end: 5 },
      ]),
    );
    expect([...(shard.get('trace')?.sections ?? [])]).toEqual([0, 5, 900]);
    expect([...(shard.get('trace')?.strengths ?? [])]).toEqual([1, 2, 3]);
    expect([...(shard.get('trace id')?.sections ?? [])]).toEqual([7]);
    expect(shard.get('𠮷野')?.sections.length).toBe(1);
    expect(shard.get('tra')).toBeUndefined();
  });
});
