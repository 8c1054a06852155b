import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TABS_MAX, Tabs } from './Tabs.tsx';

const items = ['Python', 'TypeScript', 'cURL'].map((label) => ({ label, panel: `${label} code` }));
const css = readFileSync(new URL('./styles/tabs.css', import.meta.url), 'utf8');

describe('Tabs', () => {
  const root = parse(
    renderToStaticMarkup(<Tabs id="lang" label="Language" items={items} defaultIndex={1} syncKey="language" />),
  );

  it('has one radio per tab, of which one is checked', () => {
    const radios = root.querySelectorAll('[role=radiogroup][aria-label=Language] input[type=radio][name=lang]');
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['Python', 'TypeScript', 'cURL']);
    expect(radios.map((radio) => radio.hasAttribute('checked'))).toEqual([false, true, false]);
  });
  it('has every panel in the HTML, each labelled by its tab', () => {
    const panels = root.querySelectorAll('.tabs > .tabs-panel');
    expect(panels.map((panel) => panel.text)).toEqual(['Python code', 'TypeScript code', 'cURL code']);
    expect(panels.map((panel) => root.querySelector(`#${panel.getAttribute('aria-labelledby')}`)?.text)).toEqual([
      'Python',
      'TypeScript',
      'cURL',
    ]);
  });
  it('has a rule in the stylesheet for every possible tab', () => {
    const ruled = [...css.matchAll(/\.tabs-input-(\d):checked\) > \.tabs-panel-(\d)/g)].filter(([, a, b]) => a === b);
    expect(ruled).toHaveLength(TABS_MAX);
  });
  it('rejects more tabs', () => {
    const many = Array.from({ length: TABS_MAX + 1 }, (_, index) => ({ label: `t${index}`, panel: '' }));
    expect(() => renderToStaticMarkup(<Tabs id="many" label="Many" items={many} />)).toThrow('at most 8');
  });
});
