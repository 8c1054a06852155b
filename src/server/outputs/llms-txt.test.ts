import { describe, expect, it } from 'vitest';
import { LLMS_INDEX_CHARS } from '../../site/limits.ts';
import type { DescribedPage } from '../../source/described-pages.ts';
import { createLlmsFiles, entry } from './llms-txt.ts';

const SITE = 'https://s.example';
const page = (path: string, section: DescribedPage['section'], more: Partial<DescribedPage> = {}): DescribedPage => ({
  path,
  title: `Title of ${path}`,
  description: `What ${path} says.`,
  section,
  url: SITE + path,
  markdown: `${SITE}${path}.md`,
  ...more,
});
const pages = [
  page('/docs', 'docs'),
  page('/docs/a', 'docs', { group: 'Tracing' }),
  page('/docs/b', 'docs', { group: 'Tracing' }),
  page('/faq/all/q', 'faq'),
  page('/pricing', 'pages'),
  page('/careers', 'careers'),
];
const files = createLlmsFiles(pages, SITE);

describe('the main index', () => {
  const main = files.get('/llms.txt') ?? '';
  it('has a title, a summary and sections', () =>
    expect(main).toMatch(/^# Sightglass\n\n> .+\n\n[\s\S]*\n## Sections\n/));
  it('names the index of each section that has pages, with the description of its own page', () => {
    expect(main).toContain(`- [Docs](${SITE}/docs/llms.txt): What /docs says. An index of 3 pages.`);
    expect(main).toContain(`- [FAQ](${SITE}/faq/llms.txt): FAQ of Sightglass. An index of 1 page.`);
    expect(main).not.toContain('/blog/llms.txt');
  });
  it('lists the pages that no other index lists', () => {
    expect(main).toContain(`- [Title of /pricing](${SITE}/pricing.md): What /pricing says.`);
    expect(main).toContain('/careers.md');
    expect(main).not.toContain('/docs/a.md');
  });
});

describe('the index of a section', () => {
  it('lists its pages under their groups', () =>
    expect(files.get('/docs/llms.txt')).toBe(
      `# Sightglass: Docs\n\n> What /docs says.\n\nThe index of all sections is at ${SITE}/llms.txt.\n\n` +
        `## Docs\n\n- [Title of /docs](${SITE}/docs.md): What /docs says.\n\n` +
        `## Tracing\n\n- [Title of /docs/a](${SITE}/docs/a.md): What /docs/a says.\n- [Title of /docs/b](${SITE}/docs/b.md): What /docs/b says.\n`,
    ));
  it('continues in a second file before it gets too long, and the main index links to both', () => {
    const many = Array.from({ length: 1000 }, (_, n) => page(`/docs/page-${n}`, 'docs', { group: `Group ${n % 50}` }));
    const long = createLlmsFiles(many, SITE);
    const names = [...long.keys()].filter((name) => name !== '/llms.txt');
    expect(names.slice(0, 2)).toEqual(['/docs/llms.txt', '/docs/llms-2.txt']);
    for (const name of names) expect(long.get('/llms.txt')).toContain(`${SITE}${name}`);
    for (const text of long.values()) expect(text.length).toBeLessThan(LLMS_INDEX_CHARS);
    expect([...long.values()].join('').match(/page-\d+\.md/g)).toHaveLength(1000);
  });
});

it('keeps brackets in a title from ending the link', () =>
  expect(entry(page('/x', 'docs', { title: 'a [b]' }))).toContain('[a \\[b\\]](https'));
