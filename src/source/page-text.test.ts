import { describe, expect, it } from 'vitest';
import { compile } from '../markdown/compile.ts';
import { codedText, writtenText } from './page-text.ts';

const absolute = (href: string) => (href.startsWith('/') ? `https://s.example${href}` : href);

describe('a written page', () => {
  it('includes what is shown before and after its body', async () => {
    const { tree } = await compile('Body.\n\n## Part', 'a.mdx', {});
    const { sections } = writtenText(
      tree,
      { before: '<p>Before.</p>', after: '<ul><li>After</li></ul>' },
      { tags: {}, absolute },
    );
    expect(sections).toMatchObject([
      { blocks: [{ text: 'Before.' }, { text: 'Body.' }] },
      { id: 'part', blocks: [{ kind: 'list', items: [{ text: 'After' }] }] },
    ]);
  });
});

describe('a coded page', () => {
  const read = (html: string) => codedText(html, 'Pricing', absolute).sections;
  it('starts below its title', () =>
    expect(read('<nav>Top</nav><h1>Pricing</h1><p>Free.</p><h2 id="plans">Plans</h2>')).toMatchObject([
      { level: 1, blocks: [{ text: 'Free.' }] },
      { id: 'plans', heading: 'Plans', level: 2, blocks: [] },
    ]));
  it('keeps a heading that differs from the title', () =>
    expect(read('<h1>Pay <em>less</em></h1><p>Free.</p>')[0]?.blocks).toMatchObject([
      { text: 'Pay less', markdown: '**Pay *less***' },
      { text: 'Free.' },
    ]));
  it('uses headings inside list items as their first line', () =>
    expect(read('<ul><li><h3>Core</h3><p>All of it, <a href="/x">see</a>.</p></li></ul>')).toMatchObject([
      { blocks: [{ kind: 'list', items: [{ text: 'Core', blocks: [{ text: 'All of it, see.' }] }] }] },
    ]));
  it('contains its text, without controls', () =>
    expect(read('<button>Go</button><div role="img" aria-label="A chart"></div>')).toMatchObject([
      { blocks: [{ text: 'A chart' }] },
    ]));
});
