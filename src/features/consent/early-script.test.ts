import { describe, expect, it } from 'vitest';
import { decide, readAnswers, writeAnswers } from '../../platform/consent/choice.ts';
import { getCategories, type Tools } from '../../site/tools.ts';
import { EARLY_CONSENT_SCRIPT } from './early-script.ts';

const ANALYTICS: Tools = { analytics: { key: 'k', host: 'https://a.example' } };
const BOTH: Tools = { ...ANALYTICS, marketing: { script: 'https://c.example/1.js' } };
const NOW = new Date(0);

interface Visit {
  tools?: Tools;
  stored?: string | null | Error;
  refusedByBrowser?: boolean;
  prerendering?: boolean;
}

function run({ tools = BOTH, stored = null, refusedByBrowser, prerendering = false }: Visit) {
  let click: (event: object) => void = () => {};
  const banner = {
    hidden: true,
    addEventListener: (_: string, listener: typeof click) => {
      click = listener;
    },
  };
  const root = { dataset: { consent: JSON.stringify(tools) } as Record<string, string>, querySelector: () => banner };
  const html: Record<string, string> = {};
  const document = { currentScript: { parentNode: root }, documentElement: { dataset: html }, prerendering };
  const localStorage = {
    getItem: () => {
      if (stored instanceof Error) throw stored;
      return stored;
    },
  };
  new Function('document', 'localStorage', 'navigator', EARLY_CONSENT_SCRIPT)(document, localStorage, {
    globalPrivacyControl: refusedByBrowser,
  });
  const press = (answer?: string) => click({ target: { closest: () => ({ dataset: { consentAnswer: answer } }) } });
  return { banner, root, html, press };
}

describe('the early consent script', () => {
  it.each<[string, Visit]>([
    ['nothing is stored', {}],
    ['nothing can be stored', { stored: new Error('denied') }],
    ['something else is stored', { stored: 'yes' }],
    ['null is stored', { stored: 'null' }],
    ['both are granted', { stored: writeAnswers({ analytics: true, marketing: true }, NOW) }],
    ['both are refused', { stored: writeAnswers({ analytics: false, marketing: false }, NOW) }],
    ['a tool was added since', { stored: writeAnswers({ analytics: true }, NOW) }],
    ['a tool was removed since', { tools: ANALYTICS, stored: writeAnswers({ analytics: true, marketing: true }, NOW) }],
    ['the question has a new version', { stored: '{"version":0,"analytics":true,"marketing":true}' }],
    ['an answer has the wrong type', { stored: '{"version":1,"analytics":"true","marketing":true}' }],
    ['the browser refuses', { refusedByBrowser: true }],
    ['the browser could refuse and does not', { refusedByBrowser: false }],
  ])('asks in the same cases as `decide`: %s', (_, visit) => {
    const { tools = BOTH, stored = null, refusedByBrowser = false } = visit;
    const answers = readAnswers(stored instanceof Error ? null : stored);
    const { ask } = decide(getCategories(tools), answers, refusedByBrowser);
    const { banner, html } = run(visit);
    expect(banner.hidden).toBe(!ask);
    expect('consentAsked' in html).toBe(ask);
  });
  it('asks nothing on a prerendered page', () => expect(run({ prerendering: true }).banner.hidden).toBe(true));
  it('remembers an answer given before the controller loads, and closes the banner', () => {
    const { banner, root, press } = run({});
    press('accept');
    expect([root.dataset.early, banner.hidden]).toEqual(['accept', true]);
  });
  it('remembers a request to see the preferences', () => {
    const { banner, root, press } = run({});
    press();
    expect([root.dataset.early, banner.hidden]).toEqual(['open', false]);
  });
  it('leaves clicks to the controller once that is ready', () => {
    const { root, press } = run({});
    root.dataset.ready = '';
    press('accept');
    expect(root.dataset.early).toBeUndefined();
  });
});
