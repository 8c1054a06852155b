import { describe, expect, it } from 'vitest';
import { getHead, getTitle } from './head.ts';

describe('getTitle', () => {
  it.each([
    ['/', 'Anything', 'Sightglass'],
    ['/blog', 'Blog', 'Blog - Sightglass Blog'],
    ['/blog/a', 'A', 'A - Sightglass Blog'],
    ['/guides/a', 'A', 'A - Sightglass Guides'],
    ['/guides/cookbook/a', 'A', 'A - Sightglass Guides'],
    ['/handbook/a', 'A', 'A - Sightglass Handbook'],
    ['/docs/a', 'A', 'A - Sightglass'],
    ['/integrations/a', 'A', 'A - Sightglass'],
    ['/faq/all/a', 'A', 'A - Sightglass'],
    ['/changelog/a', 'A', 'A - Sightglass'],
    ['/pricing', 'Pricing', 'Pricing - Sightglass'],
    ['/guide', 'A', 'A - Sightglass'],
  ])('of %s %s is %s', (path, title, full) => expect(getTitle(path, title)).toBe(full));
});

describe('getHead', () => {
  const page = { path: '/docs/a', title: 'A', description: 'About A.', locale: 'en' } as const;
  const headFor = (more: object = {}) => getHead({ ...page, ...more }, { siteUrl: 'https://s.example' });
  const textFor = (more: object = {}) => JSON.stringify(headFor(more));
  it('prefers seoTitle to title', () => expect(headFor({ seoTitle: 'B' }).title).toBe('B - Sightglass'));
  it('makes URLs absolute', () => {
    expect(headFor().canonical).toBe('https://s.example/docs/a');
    expect(headFor({ canonical: '/docs/b' }).canonical).toBe('https://s.example/docs/b');
    expect(headFor({ path: '/' }).canonical).toBe('https://s.example/');
  });
  it('shows the image that a page names', () => {
    expect(textFor({ ogImage: '/x.png' })).toContain('"https://s.example/x.png"');
    expect(textFor()).not.toContain('x.png');
  });
  it('is excluded from search engines only if it says so', () =>
    expect([headFor().noindex, headFor({ noindex: true }).noindex]).toEqual([false, true]));
  it('is an article if it has a date', () => {
    expect(textFor({ date: '2026-11-04' })).toMatch(/"article".*2026-11-04|2026-11-04.*"article"/);
    expect(textFor()).not.toContain('"article"');
  });
  it('lists the other languages only on the home page', () => {
    const home = textFor({ path: '/jp', locale: 'ja' });
    for (const lang of ['en', 'ja', 'ko', 'zh-Hans', 'x-default']) expect(home).toContain(`"${lang}"`);
    expect(textFor()).not.toContain('x-default');
  });
});
