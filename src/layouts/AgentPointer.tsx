import type { ReactNode } from 'react';
import type { PageView } from '../source/page-view.ts';

/** Points agents that read the HTML to the page's Markdown and the index, in English like the index; hidden from readers, screen readers and the Tab key. */
export function AgentPointer({ view }: { view: PageView }): ReactNode {
  const markdown = view.head.links.find(({ rel, type }) => rel === 'alternate' && type === 'text/markdown');
  return (
    <p className="sr-only" aria-hidden lang="en">
      {'For AI agents: the index of all pages is at '}
      <a href="/llms.txt" tabIndex={-1}>
        /llms.txt
      </a>
      {markdown && (
        <>
          {', and this page is there '}
          <a href={markdown.href} tabIndex={-1}>
            as Markdown
          </a>
          {
            ' without navigation and styles. So is every other page: add .md to its URL, or ask with Accept: text/markdown'
          }
        </>
      )}
      .
    </p>
  );
}
