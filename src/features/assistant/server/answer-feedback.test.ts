import { expect, it } from 'vitest';
import { answerFeedbackSchema, feedbackComment } from './answer-feedback.ts';

const KEY = '0198a1b2-0000-7000-8000-000000000001';
const feedback = { question: 'How do I mask?', sources: ['/docs/tracing/masking'], helpful: false, key: KEY };

it('combines question, reason, sources and comment into one text', () => {
  expect(feedbackComment({ ...feedback, reason: 'incomplete', comment: 'No example.' })).toBe(
    'Question: How do I mask?\nReason: incomplete\nSources: /docs/tracing/masking\n\nNo example.',
  );
});

it('removes private data from the question', () => {
  const text = feedbackComment({ ...feedback, question: 'Why is jane@corp.example refused?', sources: [] });
  expect(text).not.toContain('jane');
});

it.each([
  { ...feedback, reason: 'boring' },
  { ...feedback, sources: ['https://evil.example'] },
  { ...feedback, key: 'x' },
  { ...feedback, extra: 1 },
  { ...feedback, question: ' ' },
])('refuses %j', (body) => expect(answerFeedbackSchema.safeParse(body).success).toBe(false));
