import { expect, it } from 'vitest';
import { code, foundPage, paragraph, sampleQuestion, section, table, WORDS_ONLY } from '../fixtures/sample-page.ts';
import { rankChunks } from './rank.ts';

const best = (question: string, ...pages: ReturnType<typeof foundPage>[]) => {
  const [first] = rankChunks(sampleQuestion(question), pages, WORDS_ONLY);
  return `${first?.chunk.text}${first?.chunk.code}`;
};
const sampling = foundPage('Sampling', [
  section('', [paragraph('Sampling keeps a share of all traces, which saves money.')]),
  section('Set a rate', [paragraph('Set the rate where the client is created:'), code('python', 'sample_rate=0.1')]),
  section('Outages', [paragraph('During an outage traces wait in memory.')]),
]);

it('prefers code for how-to questions', () => {
  expect(best('How do I set a sampling rate in Python?', sampling)).toContain('sample_rate=0.1');
});

it('prefers the row that names what is requested', () => {
  const limits = foundPage('Limits', [
    section('', [paragraph('Every plan has limits.')]),
    section('Plans', [
      table(
        ['Plan', 'Traces a month'],
        [
          ['Hobby', '50,000'],
          ['Pro', '1,000,000'],
        ],
      ),
    ]),
  ]);
  expect(best('How many traces does the Hobby plan have?', limits)).toContain('Hobby · 50,000');
});

it('prefers the page that ranks higher in search if both say the same', () => {
  const one = foundPage('One', [section('', [paragraph('A trace has tags.')])]);
  const two = foundPage('Two', [section('', [paragraph('A trace has tags.')])], { score: 0.4, rank: 1 });
  const [first] = rankChunks(sampleQuestion('Which tags does a trace have?'), [two, one], WORDS_ONLY);
  expect(first?.page.title).toBe('One');
});
