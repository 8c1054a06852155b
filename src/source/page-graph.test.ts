import { describe, expect, it } from 'vitest';
import type { JsonLdNode } from '../lib/json-ld.ts';
import type { TreeNode } from '../markdown/tree.ts';
import type { HeadSource } from './head.ts';
import { pageGraph, writtenNodes } from './page-graph.ts';

const SITE = 'https://s.example';
const page: HeadSource = { path: '/docs/a', title: 'A', description: 'About A.', locale: 'en' };
const text = (value: string): TreeNode => ({ type: 'text', value });
const tree: TreeNode = {
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'p',
      children: [text('Yes,  '), { type: 'element', tagName: 'code', children: [text('it')] }],
    },
    { type: 'element', tagName: 'pre', children: [text('code')] },
    { type: 'element', tagName: 'p', children: [text('does.')] },
  ],
};
const nodes = (more: Partial<HeadSource>) => writtenNodes({ ...page, ...more }, tree, SITE);
const getTypes = (graph: readonly JsonLdNode[]) => graph.map((node) => node['@type']);

describe('the graph of a page', () => {
  it('names the publisher and the site search', () => {
    const graph = pageGraph(page, SITE)['@graph'];
    expect(getTypes(graph)).toEqual(['Organization', 'WebSite']);
    expect(graph[1]).toMatchObject({ publisher: { '@id': graph[0]?.['@id'] } });
    expect(graph[1]).not.toHaveProperty('potentialAction');
  });
  it('describes them on the home page', () => {
    const [company, site] = pageGraph({ ...page, path: '/' }, SITE)['@graph'];
    expect(company).toHaveProperty('sameAs');
    expect(site).toMatchObject({
      potentialAction: { '@type': 'SearchAction', target: { urlTemplate: `${SITE}/search?q={search_term_string}` } },
    });
  });
  it('shows the breadcrumbs if there are any', () => {
    const breadcrumbs = [{ title: 'Docs', path: '/docs' }, { title: 'Group' }, { title: 'A' }];
    const graph = pageGraph({ ...page, breadcrumbs, about: [{ '@type': 'Thing' }] }, SITE)['@graph'];
    expect(getTypes(graph)).toEqual(['Organization', 'WebSite', 'BreadcrumbList', 'Thing']);
    expect(graph[2]?.itemListElement).toMatchObject([
      { position: 1, name: 'Docs', item: `${SITE}/docs` },
      { position: 2, name: 'A' },
    ]);
    expect(getTypes(pageGraph({ ...page, breadcrumbs: [{ title: 'Docs' }] }, SITE)['@graph'])).toHaveLength(2);
  });
});

describe('a written page', () => {
  it.each([
    ['/docs/a', ['TechArticle']],
    ['/self-hosting/a', ['TechArticle']],
    ['/blog/a', ['BlogPosting']],
    ['/changelog/a', ['BlogPosting']],
    ['/customers/a', ['Article']],
    ['/faq/all/a', ['FAQPage']],
    ['/terms', []],
  ])('at %s is %j', (path, types) => expect(getTypes(nodes({ path }))).toEqual(types));
  it('answers its question in plain text, without code', () =>
    expect(nodes({ path: '/faq/all/a', title: 'Does it?' })[0]?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Does it?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes, it\n\ndoes.' },
      },
    ]));
  it('has its dates and authors, or the company as author', () => {
    const author = { key: 'm', firstName: 'M', name: 'M S', title: 'T', image: '/m.svg', github: 'm' };
    expect(nodes({ path: '/blog/a', date: '2026-01-01', modified: '2026-02-02', authors: [author] })[0]).toMatchObject({
      datePublished: '2026-01-01',
      dateModified: '2026-02-02',
      author: [{ '@type': 'Person', name: 'M S', url: 'https://github.com/m' }],
      articleSection: 'Blog',
    });
    expect(nodes({})[0]).toMatchObject({ author: { '@id': `${SITE}/#organization` }, headline: 'A' });
  });
});
