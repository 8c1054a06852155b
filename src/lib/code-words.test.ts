import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitCodeWords } from './code-words.ts';

it.each([
  ['observe', [{ text: 'observe', isWhole: false }]],
  ['pk-sg-...', [{ text: 'pk-sg-...', isWhole: true }]],
  [
    '/api/public/annotation-queues/{queueId}',
    [
      { text: '/api/public/', isWhole: false },
      { text: 'annotation-queues/', isWhole: true },
      { text: '{queueId}', isWhole: false },
    ],
  ],
  ['a - b', [{ text: 'a - b', isWhole: false }]],
  [
    'npm run tool -- check --none',
    [
      { text: 'npm run tool ', isWhole: false },
      { text: '--', isWhole: true },
      { text: ' check ', isWhole: false },
      { text: '--none', isWhole: true },
    ],
  ],
  ['x'.repeat(20) + '-'.repeat(20), [{ text: 'x'.repeat(20) + '-'.repeat(20), isWhole: false }]],
])('keeps words with hyphens whole unless they are too long for a phone: %s', (code, words) =>
  expect(splitCodeWords(code)).toEqual(words),
);

it('never changes the text', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: fc.constantFrom('-', ' ', 'a', '/') }), (code) => {
      expect(
        splitCodeWords(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
    }),
  ));
