import { expect, it, vi } from 'vitest';
import type { LocalAssistant } from '../../engine/local.ts';
import { createResponder } from './responder.ts';

const answer: LocalAssistant = async ({ question, before }) => [
  { type: 'quote', text: [question, ...(before ?? [])].join(' | '), source: 1 },
  { type: 'done' },
];

it('loads once, and answers with the earlier questions', async () => {
  const open = vi.fn(async () => answer);
  const respond = createResponder(open);
  expect(await respond({ id: 1, locale: 'en' })).toEqual({ id: 1, events: [] });
  const response = await respond({ id: 2, locale: 'en', question: 'And in Go?', before: ['How do I sample?'] });
  expect(response.events?.[0]).toMatchObject({ text: 'And in Go? | How do I sample?' });
  expect(open).toHaveBeenCalledTimes(1);
});

it('reports that loading failed, and tries again with the next request', async () => {
  const open = vi.fn(async () => answer).mockRejectedValueOnce(new Error('offline'));
  const respond = createResponder(open);
  expect(await respond({ id: 1, locale: 'en' })).toEqual({ id: 1 });
  expect(await respond({ id: 2, locale: 'en' })).toEqual({ id: 2, events: [] });
});
