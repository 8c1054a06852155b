import { expect, test } from 'vitest';
import { getAddress, getMailto, TOPICS } from './topics.ts';

test('every address is under the example domain', () => {
  for (const topic of TOPICS) expect(getAddress(topic)).toMatch(/^[a-z]+@sightglass\.example$/);
});

test('the subject is encoded', () => {
  const topic = { title: '', text: '', mailbox: 'sales', subject: 'Plans & volume' };
  expect(getMailto(topic)).toBe('mailto:sales@sightglass.example?subject=Plans%20%26%20volume');
});
