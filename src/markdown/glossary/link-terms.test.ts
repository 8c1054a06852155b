import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compile } from '../compile.ts';
import { getText, type TreeNode } from '../tree.ts';
import { defineTag, type Vocabulary } from '../vocabulary.ts';
import { createGlossaryLinks, linkTerms } from './link-terms.ts';

const GLOSSARY = createGlossaryLinks(
  [
    { id: 'annotation-queue', term: 'Annotation queue', meaning: 'A list that waits for review.' },
    { id: 'dataset', term: 'Dataset', meaning: 'A list of cases.', href: '/docs/datasets' },
    { id: 'dataset-item', term: 'Dataset item', meaning: 'One case.' },
    { id: 'judge', term: 'Judge', meaning: 'A model that scores.', except: ['to judge', 'judges a'] },
    { id: 'keys', term: 'Public key, secret key', meaning: 'The pair in `.env`.' },
    { id: 'otlp', term: 'OTLP', meaning: 'A protocol.' },
    { id: 'query', term: 'Query', meaning: 'A question.' },
    { id: 'run', term: 'Run', meaning: 'One pass.', everyday: true },
    { id: 'session', term: 'Session', meaning: 'A conversation.', exceptIn: ['security', '/docs/cookies'] },
    { id: 'trace', term: 'Trace', meaning: 'One request.', href: '/docs/tracing/data-model' },
  ],
  '/docs/glossary',
);

const filled = (name: string) =>
  defineTag(
    z.strictObject({ [name === 'Term' ? 'id' : 'title']: z.string().optional() }),
    (_, { children }) => children,
    (_, { text }) => text,
    { filled: true },
  );
const TAGS: Vocabulary = Object.fromEntries(
  ['Callout', 'Steps', 'Tabs', 'Tab', 'Card', 'Details', 'Frame', 'Term'].map((name) => [name, filled(name)]),
);

const linksIn = (node: TreeNode): TreeNode[] => [
  ...(node.tagName === 'a' && Array.isArray(node.properties?.className) ? [node] : []),
  ...(node.children ?? []).flatMap(linksIn),
];

async function getLinks(source: string, page = { path: '/docs/a', section: 'docs' }): Promise<string[]> {
  const { tree } = await compile(source, 'a.mdx', TAGS);
  const before = getText(tree);
  const result = linkTerms(tree, page, GLOSSARY);
  expect(getText(result), 'no word is lost or added').toBe(before);
  expect(linksIn(tree), 'the tree itself stays as it is').toEqual([]);
  return linksIn(result).map((link) => `${getText(link)}:${String(link.properties?.href).split('#')[1]}`);
}

describe('linkTerms', () => {
  it('links only the first use, as it is written', async () =>
    expect(await getLinks('Traces come in. A trace is kept.\n\nOne trace more.')).toEqual(['Traces:trace']));

  it('adds the meaning of the term, without code marks', async () => {
    const { tree } = await compile('Copy the secret key.', 'a.mdx', {});
    const [link] = linksIn(linkTerms(tree, { path: '/docs/a', section: 'docs' }, GLOSSARY));
    expect(link?.properties).toEqual({
      href: '/docs/glossary#keys',
      title: 'The pair in .env.',
      className: ['term-link'],
    });
  });

  it.each([
    ['plural forms', 'Two queries and public keys.', ['queries:query', 'public keys:keys']],
    ['the longer term', 'A dataset item of a dataset.', ['dataset item:dataset-item', 'dataset:dataset']],
    ['emphasis', 'A **trace** and _OTLP_.', ['trace:trace', 'OTLP:otlp']],
    ['lists and quotes', '- a trace\n\n> a dataset', ['trace:trace', 'dataset:dataset']],
    [
      'callouts and steps',
      '<Steps>\n\nA trace.\n\n</Steps>\n\n<Callout title="Dataset">\n\nA query.\n\n</Callout>',
      ['trace:trace', 'query:query'],
    ],
    ['cells of tables after the first column', '| A | B |\n|---|---|\n| A trace | a dataset |', ['dataset:dataset']],
  ])('links %s', async (_, source, expected) => expect(await getLinks(source)).toEqual(expected));

  it.each([
    ['parts of words', 'Traced, retrace, trace-id, otlp, trace_id, /trace, trace.id.'],
    ['headings', '## A trace'],
    ['code', '`trace`\n\n```\ntrace\n```'],
    ['links and alt texts', '[A trace](/x)\n\n![A trace](/x.png)'],
    ['headers and first columns of tables', '| Trace | Judge |\n|---|---|\n| A trace | x |'],
    [
      'tabs, cards, figures and closed details',
      ['Tab', 'Card', 'Details', 'Frame'].map((tag) => `<${tag}>\n\nA trace.\n\n</${tag}>`).join('\n\n'),
    ],
    ['everyday words', 'Run it. A run.'],
    ['other senses', 'To judge a reply. A caller judges a voice.'],
    ['names', 'The Deep Trace and the AI Judge.'],
    ['the closing list', '## Next steps\n\n- Read a trace.'],
  ])('does not link %s', async (_, source) => expect(await getLinks(source)).toEqual([]));

  it('matches a capitalised word at the beginning of a sentence', async () =>
    expect(await getLinks('Look. Traces: **Dataset** is next. Judges follow.')).toEqual([
      'Traces:trace',
      'Dataset:dataset',
      'Judges:judge',
    ]));

  it('does not link a term on the page that teaches it, where it means something else, or in the glossary', async () => {
    const source = 'A trace, a session.';
    expect(await getLinks(source, { path: '/docs/tracing/data-model', section: 'docs' })).toEqual(['session:session']);
    expect(await getLinks(source, { path: '/security/a', section: 'security' })).toEqual(['trace:trace']);
    expect(await getLinks(source, { path: '/docs/cookies', section: 'docs' })).toEqual(['trace:trace']);
    expect(await getLinks(source, { path: '/docs/glossary', section: 'docs' })).toEqual([]);
  });

  it("keeps the author's own link or tag", async () => {
    expect(await getLinks('A [trace](/docs/tracing/data-model#id), a trace.')).toEqual([]);
    expect(await getLinks('A [trace](/faq), a trace.')).toEqual(['trace:trace']);
    expect(await getLinks('A trace. Each <Term id="trace">trace</Term>.')).toEqual([]);
  });

  it('links every term of a page', async () => {
    const source = 'A trace, a dataset, a judge, a session, OTLP, a query, an annotation queue.';
    expect(await getLinks(source)).toHaveLength(7);
  });
});
