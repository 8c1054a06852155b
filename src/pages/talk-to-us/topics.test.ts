import { expect, test } from 'vitest';
import { addressOf, mailtoOf, TOPICS } from './topics.ts';

test('every address is under the example domain', () => {
  for (const topic of TOPICS) expect(addressOf(topic)).toMatch(/^[a-z]+@sightglass\.example$/);
});

test('the subject is encoded', () => {
  const topic = { title: '', text: '', mailbox: 'sales', subject: 'Plans & volume' };
  expect(mailtoOf(topic)).toBe('mailto:sales@sightglass.example?subject=Plans%20%26%20volume');
});
