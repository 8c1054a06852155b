import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakeSite } from '../listing/fake-site.ts';
import { askAiPage } from './ask-ai-page.tsx';
import { QUESTIONS } from './questions.ts';

const html = renderToStaticMarkup(<askAiPage.Body site={fakeSite([])} query={new URLSearchParams()} signUpUrl="" />);

it('answers the three example questions, each with pages', () => {
  expect(QUESTIONS).toHaveLength(3);
  for (const { question, pages } of QUESTIONS) {
    expect(html).toContain(question);
    for (const page of pages) expect(html).toContain(`href="${page.path}"`);
  }
});

it('leads to search and to people', () => {
  expect(html).toContain('action="/search"');
  expect(html).toContain('href="/support"');
});
