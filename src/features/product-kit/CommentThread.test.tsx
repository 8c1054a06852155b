import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CommentThread } from './CommentThread.tsx';
import { commentMarkdown } from './comment-markdown.ts';
import type { FigureData } from './figure.ts';

const thread: FigureData<'CommentThread'> = {
  kind: 'CommentThread',
  object: 'trace answer',
  comments: [
    { author: 'Priya', time: '10:02', on: 'search-docs', text: 'This is outdated. @jonas, can we drop it?' },
    { time: '10:40', text: 'Nightly check:\nthe page is gone.' },
  ],
};
const html = renderToStaticMarkup(<CommentThread thread={thread} />);

it('has a text alternative and marks mentions', () => {
  expect(html).toContain('aria-label="2 comments on trace answer"');
  expect(html).toMatch(/<span[^>]*>@jonas<\/span>, can we drop it\?/);
  expect(html).not.toContain('style=');
});

it('attributes comments without an author to an API key', () => expect(html).toContain('>API key<'));

it('has the same content in Markdown', () =>
  expect(commentMarkdown(thread)).toBe(
    [
      '**2 comments** on trace answer',
      '',
      '- Priya (10:02, on search-docs): This is outdated. @jonas, can we drop it?',
      '- API key (10:40): Nightly check: the page is gone.',
    ].join('\n'),
  ));
