import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Answer } from '../../features/assistant/engine/answer.ts';
import type { SearchResponse } from '../../features/search/engine/types.ts';
import { fakeSite } from '../listing/fake-site.ts';
import { searchPageWithAnswer } from './search-page-with-answer.tsx';

const searchResponse: SearchResponse = {
  query: 'how do I keep <b>?',
  tab: 'All',
  pages: [],
  total: 0,
  counts: {},
  question: true,
};
const answer: Answer = {
  question: searchResponse.query,
  parts: [
    { type: 'quote', text: 'Set the rate:', source: 1 },
    { type: 'code', language: 'python', text: 'rate = 0.1', source: 1 },
    { type: 'quote', text: 'A second passage.', source: 1 },
  ],
  sources: [{ number: 1, title: 'Sampling', heading: 'Rate', url: '/docs/sampling#rate', trail: ['Docs'] }],
};
const draw = (answered?: Answer) =>
  renderToStaticMarkup(
    <searchPageWithAnswer.Body
      site={fakeSite([])}
      query={new URLSearchParams()}
      signUpUrl=""
      searchResponse={searchResponse}
      answer={answered}
    />,
  );

it('shows the first passage with its code, its source and a link to the whole answer', () => {
  const html = draw(answer);
  expect(html).toContain('Quoted from the docs');
  expect(html).toContain('Set the rate:');
  expect(html).toContain('rate = 0.1');
  expect(html).not.toContain('A second passage.');
  expect(html).toContain('href="/docs/sampling#rate"');
  expect(html).toContain('href="/docs/ask-ai?q=how+do+I+keep+%3Cb%3E%3F"');
  expect(html).toContain('data-assistant-ask="how do I keep &lt;b&gt;?"');
});

it('shows only results if there is no answer', () => {
  const none: Answer = {
    question: searchResponse.query,
    parts: [],
    sources: [],
    none: { reason: 'not-found', pages: [] },
  };
  for (const html of [draw(), draw(none)]) expect(html).not.toContain('answer-preview');
});
