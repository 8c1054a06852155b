import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Consent } from './Consent.tsx';
import { answerAll } from './controller.ts';
import { CONSENT_WORDS } from './words.ts';

const TOOLS = { analytics: { key: 'k', host: 'https://a.example' }, marketing: { script: 'https://c.example/1.js' } };
const draw = (tools: Parameters<typeof Consent>[0]['tools']) =>
  parse(renderToStaticMarkup(<Consent tools={tools} locale="en" />));

describe('Consent', () => {
  it('is hidden in the HTML, so that without JavaScript no one sees a question without effect', () => {
    const root = draw(TOOLS);
    expect(root.querySelector('[data-consent-banner]')?.hasAttribute('hidden')).toBe(true);
    expect(root.querySelector('dialog')?.hasAttribute('open')).toBe(false);
  });
  it('passes the enabled tools to the script in an attribute', () =>
    expect(JSON.parse(draw(TOOLS).querySelector('[data-consent]')?.getAttribute('data-consent') ?? '')).toEqual(TOOLS));
  it('gives accept and reject the same look on the same layer', () => {
    const [reject, accept] = draw(TOOLS).querySelectorAll('[data-consent-answer]');
    expect(accept?.getAttribute('class')).toBe(reject?.getAttribute('class'));
    expect(accept?.parentNode).toBe(reject?.parentNode);
  });
  it('has a switch for each category that is switched on; necessary is always on', () => {
    const switches = (tools: typeof TOOLS | { analytics: typeof TOOLS.analytics }) =>
      draw(tools)
        .querySelectorAll('input')
        .map((input) => [input.id, input.hasAttribute('checked'), input.hasAttribute('disabled')]);
    expect(switches(TOOLS)).toEqual([
      ['consent-necessary', true, true],
      ['consent-analytics', false, false],
      ['consent-marketing', false, false],
    ]);
    expect(switches({ analytics: TOOLS.analytics })).toHaveLength(2);
  });
});

it('has every string in four languages, all translated', () => {
  const texts = (words: object): string[] =>
    Object.values(words).flatMap((word) => (typeof word === 'string' ? word : texts(word)));
  const { en, ...others } = CONSENT_WORDS;
  for (const words of Object.values(others)) {
    expect(texts(words).filter(Boolean)).toHaveLength(texts(en).length);
    expect(texts(words).filter((word) => texts(en).includes(word))).toEqual([]);
  }
});

it('returns answers only for the categories that were asked', () => {
  expect(answerAll(['analytics'], true)).toEqual({ analytics: true });
  expect(answerAll(['analytics', 'marketing'], false)).toEqual({ analytics: false, marketing: false });
});
