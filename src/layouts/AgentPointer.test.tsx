import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LinkTag } from '../lib/head.ts';
import type { PageView } from '../source/page-view.ts';
import { AgentPointer } from './AgentPointer.tsx';

const draw = (links: LinkTag[]) => renderToStaticMarkup(<AgentPointer view={{ head: { links } } as PageView} />);

it('links to the Markdown and the index, hidden from readers', () => {
  const html = draw([
    { rel: 'icon', href: '/favicon.svg' },
    { rel: 'alternate', type: 'text/markdown', href: '/docs.md' },
  ]);
  expect([...html.matchAll(/<a href="(.*?)" tabindex="-1">/g)].map(([, href]) => href)).toEqual([
    '/llms.txt',
    '/docs.md',
  ]);
  expect(html).toMatch(/^<p class="sr-only" aria-hidden="true" lang="en">/);
});

it('links only to the index if a page has no Markdown', () => expect(draw([]).match(/href/g)).toHaveLength(1));
