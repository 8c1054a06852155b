import { expect, it } from 'vitest';
import { getRefusalReason } from './outcome.ts';

it.each([
  ['off-topic', { unansweredScore: 0.3, offTopicMatch: 0.7 }, 0.01],
  ['not-found', { unansweredScore: 0.8, offTopicMatch: 0.6 }, 0.01],
  ['not-found', { unansweredScore: 0.3, offTopicMatch: 0.7 }, 0.2],
] as const)('refuses as %s with %o at %d', (reason, scores, onTopic) => {
  expect(getRefusalReason(scores, onTopic)).toBe(reason);
});
