import { describe, expect, it } from 'vitest';
import { getScaledLogOdds, getStems, TEXT_MODELS } from './text-model.ts';

const model = { bias: -1, meaning: [2, -2], words: { recip: 6, trace: -6 } };

describe('a model of texts', () => {
  it('adds up stemmed words and meaning', () => {
    expect(getScaledLogOdds(model, 'tracing', undefined)).toBeCloseTo(-7 / 12);
    expect(getScaledLogOdds(model, 'recipes', undefined)).toBeCloseTo(5 / 12);
    expect(getScaledLogOdds(model, 'recipes', new Float32Array([0, 1]))).toBeCloseTo(3 / 12);
  });
  it('stays between -1 and 1', () => expect(getScaledLogOdds({ ...model, bias: 99 }, 'recipes', undefined)).toBe(1));
  it('is not confused by names of object properties', () =>
    expect(getScaledLogOdds(model, 'constructor', undefined)).toBeCloseTo(-1 / 12));
  it('counts a word once, and keeps short words unchanged', () =>
    expect(getStems('How do I trace traces?')).toEqual(['how', 'do', 'i', 'trace']));
});

describe('the trained models', () => {
  it.each(['what is the capital of France', 'write a haiku about autumn leaves'])(
    '%j is about something else',
    (text) => expect(getScaledLogOdds(TEXT_MODELS.offTopic, text, undefined)).toBeGreaterThan(0),
  );
  it.each(['How do I create a dataset from traces?', 'rotate an API key of a project'])('%j is about us', (text) =>
    expect(getScaledLogOdds(TEXT_MODELS.offTopic, text, undefined)).toBeLessThan(0),
  );
});
