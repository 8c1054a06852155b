import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GLOSSARY_PAGE } from '../../src/site/links.ts';
import { getSharedAssistant } from './evaluation/open-assistant.ts';

const { terms } = JSON.parse(readFileSync('contracts/glossary.json', 'utf8')) as {
  terms: { term: string; meaning: string }[];
};
const plain = (text: string) => text.replace(/[`*]/g, '');

describe('the assistant answers what a term of the glossary means', () => {
  it.each(terms.flatMap(({ term, meaning }) => term.split(', ').map((one) => ({ term: one, meaning }))))(
    '$term',
    async ({ term, meaning }) => {
      const events = await getSharedAssistant().ask({ question: `What is a ${term.toLowerCase()}?` });
      const [first, second] = events;
      expect(first?.type === 'source' && first.source.url).toBe(GLOSSARY_PAGE);
      expect(second?.type === 'list' && plain(second.items.join(' '))).toContain(plain(meaning));
    },
  );
});

it('quotes the text of a page, never the line about its learning path', async () => {
  const events = await getSharedAssistant().ask({ question: 'What is a session?' });
  expect(JSON.stringify(events)).toContain('/docs/tracing/sessions');
  expect(JSON.stringify(events)).not.toMatch(/Step \d+ of \d+/);
});
