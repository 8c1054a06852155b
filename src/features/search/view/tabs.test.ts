import { describe, expect, it } from 'vitest';
import { getAdjacentTab, getPreferredTabs, getTabs, getVisibleTabs } from './tabs.ts';

describe('the tabs', () => {
  it('are those of the table, then "Extra tabs: GitHub and All"', () =>
    expect(getTabs('/docs')).toEqual([
      'Docs',
      'Integrations',
      'Self Hosting',
      'FAQ & Guides',
      'Security',
      'Handbook',
      'Blog',
      'GitHub',
      'All',
    ]));
  it.each([
    ['/docs/tracing', 'Docs'],
    ['/integrations/gateways/litellm', 'Integrations'],
    ['/self-hosting', 'Self Hosting'],
    ['/faq/all/where-is-my-trace', 'FAQ & Guides'],
    ['/guides/cookbook/x', 'FAQ & Guides'],
    ['/security/soc2', 'Security'],
    ['/handbook', 'Handbook'],
    ['/blog/2026-11-04-what-a-trace-is-for', 'Blog'],
    ['/pricing', 'All'],
  ])('the current page\'s tab is listed first: %s in "%s"', (path, tab) => {
    expect(getTabs(path)[0]).toBe(tab);
    expect([...getTabs(path)].sort()).toEqual([...getTabs('/docs')].sort());
  });
  it('have neighbours, except beyond either end', () => {
    const tabs = getTabs('/security');
    expect(tabs.slice(0, 3)).toEqual(['Security', 'Docs', 'Integrations']);
    expect(getAdjacentTab(tabs, 'Security', 1)).toBe('Docs');
    expect(getAdjacentTab(tabs, 'Docs', -1)).toBe('Security');
    expect(getAdjacentTab(tabs, 'Security', -1)).toBeUndefined();
    expect(getAdjacentTab(tabs, 'All', 1)).toBeUndefined();
  });
});

describe('getVisibleTabs', () => {
  const widths = [50, 60, 70, 80];
  it('shows all if all fit', () =>
    expect(getVisibleTabs({ widths, room: 260, more: 40, chosen: 0 })).toEqual([0, 1, 2, 3]));
  it('leaves room for the menu with the rest', () =>
    expect(getVisibleTabs({ widths, room: 259, more: 40, chosen: 0 })).toEqual([0, 1, 2]));
  it('"is always visible": the first tab and the selected one', () => {
    expect(getVisibleTabs({ widths, room: 100, more: 40, chosen: 3 })).toEqual([0, 3]);
    expect(getVisibleTabs({ widths, room: 240, more: 40, chosen: 3 })).toEqual([0, 1, 3]);
  });
  it('gives space to preferred tabs first', () => {
    expect(getVisibleTabs({ widths, room: 180, more: 40, chosen: 0, preferred: [3] })).toEqual([0, 3]);
    expect(getVisibleTabs({ widths, room: 230, more: 40, chosen: 0, preferred: [3] })).toEqual([0, 1, 3]);
  });
  it('skips a preferred tab that does not fit', () =>
    expect(getVisibleTabs({ widths, room: 160, more: 40, chosen: 0, preferred: [3, 2] })).toEqual([0, 2]));
  it('prefers All and GitHub, wherever they are', () => {
    expect(getPreferredTabs(getTabs('/docs'))).toEqual([8, 7]);
    expect(getPreferredTabs(getTabs('/pricing'))).toEqual([0, 8]);
  });
  it('shows the first tab even if nothing fits', () =>
    expect(getVisibleTabs({ widths, room: 10, more: 40, chosen: 0 })).toEqual([0]));
});
