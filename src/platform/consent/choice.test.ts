import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '../../site/tools.ts';
import { decide, readAnswers, writeAnswers } from './choice.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const BOTH = ['analytics', 'marketing'] as const;

describe('stored answers', () => {
  it('contain the version of the question and the date of the answer', () =>
    expect(JSON.parse(writeAnswers({ analytics: true, marketing: false }, NOW))).toEqual({
      version: CONSENT_VERSION,
      date: '2026-11-15T10:00:00.000Z',
      analytics: true,
      marketing: false,
    }));
  it('are read back', () =>
    expect(readAnswers(writeAnswers({ analytics: true, marketing: false }, NOW))).toEqual({
      analytics: true,
      marketing: false,
    }));
  it('for another version count as none, so the visitor is asked again', () => {
    const older = JSON.stringify({ version: CONSENT_VERSION - 1, date: NOW, analytics: true, marketing: true });
    expect(decide(BOTH, readAnswers(older), false)).toMatchObject({ granted: [], ask: true });
  });
  it.each([
    null,
    undefined,
    '',
    'yes',
    'null',
    '[]',
    '{"version":"1","analytics":true}',
    '{"version":1,"analytics":"true"}',
  ])('%j is not an answer', (text) => expect(readAnswers(text)).toEqual({}));
});

describe('decide', () => {
  it('grants nothing and asks while there is no answer', () =>
    expect(decide(BOTH, {}, false)).toEqual({ granted: [], ask: true, refusedByBrowser: false }));
  it('grants each category on its own', () => {
    expect(decide(BOTH, { analytics: true, marketing: false }, false)).toMatchObject({
      granted: ['analytics'],
      ask: false,
    });
    expect(decide(BOTH, { analytics: false, marketing: true }, false)).toMatchObject({
      granted: ['marketing'],
      ask: false,
    });
    expect(decide(BOTH, { analytics: false, marketing: false }, false)).toMatchObject({ granted: [], ask: false });
  });
  it('never grants what is not enabled', () =>
    expect(decide(['analytics'], { analytics: true, marketing: true }, false).granted).toEqual(['analytics']));
  it('asks again when a new category is added', () =>
    expect(decide(BOTH, { analytics: true }, false)).toMatchObject({ granted: ['analytics'], ask: true }));
  it.each([{}, { analytics: true, marketing: true }])(
    'treats Global Privacy Control as a refusal, without asking, whatever is stored: %o',
    (answers) => expect(decide(BOTH, answers, true)).toEqual({ granted: [], ask: false, refusedByBrowser: true }),
  );
});
