import { describe, expect, it } from 'vitest';
import { getSection, isUnder, SECTIONS, SIDEBAR_SECTIONS, sectionById } from './sections.ts';

describe('getSection', () => {
  it.each([
    ['/docs', 'docs'],
    ['/docs/tracing/get-started', 'docs'],
    ['/docs/roadmap', 'docs'],
    ['/docs/ask-ai', 'docs'],
    ['/docs/docs-mcp', 'docs'],
    ['/docs/api', 'docs'],
    ['/integrations', 'integrations'],
    ['/integrations/frameworks/langserve', 'integrations'],
    ['/self-hosting', 'self-hosting'],
    ['/self-hosting/deployment/local', 'self-hosting'],
    ['/guides', 'guides'],
    ['/guides/videos/tour', 'guides'],
    ['/guides/cookbook', 'cookbook'],
    ['/guides/cookbook/datasets', 'cookbook'],
    ['/guides/cookbook-tips', 'guides'],
    ['/guide', 'pages'],
    ['/faq', 'faq'],
    ['/faq/all/what-is-a-unit', 'faq'],
    ['/faq/tag/tracing', 'faq'],
    ['/security', 'security'],
    ['/security/soc2', 'security'],
    ['/handbook', 'handbook'],
    ['/handbook/working-here/how-we-work', 'handbook'],
    ['/blog', 'blog'],
    ['/blog/2026-11-04-what-a-trace-is-for', 'blog'],
    ['/changelog', 'changelog'],
    ['/changelog/2026-10-28-typescript-sdk-v4', 'changelog'],
    ['/customers', 'customers'],
    ['/customers/tessel-freight', 'customers'],
    ['/careers', 'careers'],
    ['/careers/engineer', 'careers'],
    ['/imprint', 'imprint'],
    ['/imprint/old', 'imprint'],
    ['/imprints', 'pages'],
    ['/', 'pages'],
    ['/pricing', 'pages'],
    ['/pricing-self-host', 'pages'],
    ['/docsearch', 'pages'],
    ['/security.txt', 'pages'],
    ['/jp', 'pages'],
    ['/404', 'pages'],
    ['', 'pages'],
  ])('of %s is %s', (path, id) => expect(getSection(path).id).toBe(id));
});

it('isUnder compares whole path segments', () => {
  expect([
    isUnder('/docs', '/docs'),
    isUnder('/docs/a', '/docs'),
    isUnder('/docs-a', '/docs'),
    isUnder('/a', '/'),
  ]).toEqual([true, true, false, true]);
});

describe('the section table', () => {
  const where = (test: (row: (typeof SECTIONS)[number]) => boolean) => SECTIONS.filter(test).map(({ id }) => id);
  it('has no duplicate identifier or prefix', () => {
    expect(new Set(SECTIONS.map(({ id }) => id)).size).toBe(SECTIONS.length);
    expect(new Set(SECTIONS.map(({ prefix }) => prefix)).size).toBe(SECTIONS.length);
  });
  it('finds each row by its identifier', () => {
    for (const { id, prefix } of SECTIONS) expect(sectionById(id).prefix).toBe(prefix);
    expect(() => sectionById('nowhere' as 'docs')).toThrow('Unknown section: nowhere');
  });
  it('has no feedback exactly on imprint, blog, customers and careers', () =>
    expect(where(({ feedback }) => !feedback).sort()).toEqual(['blog', 'careers', 'customers', 'imprint']));
  it('has a copy button under docs, self-hosting, guides, faq, integrations and handbook', () =>
    expect(where(({ copyMarkdown }) => copyMarkdown).sort()).toEqual([
      'cookbook',
      'docs',
      'faq',
      'guides',
      'handbook',
      'integrations',
      'self-hosting',
    ]));
  it('lists contributors in the seven documented sections', () =>
    expect(where(({ contributors }) => contributors).sort()).toEqual([
      'cookbook',
      'docs',
      'faq',
      'guides',
      'handbook',
      'integrations',
      'security',
      'self-hosting',
    ]));
  it('shows the author byline on posts: those of the blog and of the changelog', () =>
    expect(where(({ byline }) => byline)).toEqual(['blog', 'changelog']));
  it('shows notebook banners and the support button on docs pages: in every section with the docs layout', () => {
    const docs = where(({ layout }) => layout === 'docs');
    expect(where(({ notebook }) => notebook)).toEqual(docs);
    expect(where(({ support }) => support)).toEqual(docs);
  });
  it('shows calls to action only on customer stories', () => expect(where(({ cta }) => cta)).toEqual(['customers']));
  it('has a sidebar in every section with the docs layout', () =>
    expect(SIDEBAR_SECTIONS.map(({ id }) => id)).toEqual([
      'docs',
      'integrations',
      'self-hosting',
      'guides',
      'faq',
      'security',
      'handbook',
    ]));
  it('has the label of share cards for four prefixes', () =>
    expect(
      Object.fromEntries(SECTIONS.flatMap(({ prefix, ogSection }) => (ogSection ? [[prefix, ogSection]] : []))),
    ).toEqual({ '/docs': 'Docs', '/changelog': 'Changelog', '/guides/cookbook': 'Cookbook', '/faq': 'FAQ' }));
  it('maps search tabs to prefixes as the specification does', () => {
    const tabs = new Map<string, string[]>();
    for (const { searchTab, prefix, id } of SECTIONS)
      if (searchTab && id !== 'cookbook') tabs.set(searchTab, [...(tabs.get(searchTab) ?? []), prefix].sort());
    expect(Object.fromEntries(tabs)).toEqual({
      Docs: ['/docs'],
      Integrations: ['/integrations'],
      'Self Hosting': ['/self-hosting'],
      'FAQ & Guides': ['/faq', '/guides'],
      Security: ['/security'],
      Handbook: ['/handbook'],
      Blog: ['/blog'],
    });
    expect(sectionById('cookbook').searchTab).toBe('FAQ & Guides');
  });
});
