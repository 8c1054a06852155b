import { describe, expect, it } from 'vitest';
import { formatFault } from '../../lib/fault.ts';
import { WORD_RULES } from './word-rules.ts';
import { wordFaults } from './words.ts';

const found = (text: string) => wordFaults(text, 'a.mdx').map(formatFault);

/** A sentence that breaks each rule, in the order of the table. */
const BROKEN = [
  ['In earnest, take the user.', 'in production'],
  ['Send an E-mail.', 'email'],
  ['The owner gets a mail.', 'email'],
  ['Read the dearest traces.', 'expensive'],
  ['The run goes on.', 'continues'],
  ['A file stands as an object.', 'appears'],
  ['A project holds traces.', 'contains'],
  ['Add a model of your own.', 'your own X'],
  ['Webhooks tell of prompts.', 'notifies'],
  ['The owners are told at once.', 'is notified'],
  ['Use the API and not the UI.', 'rather than'],
  ['Lists leave inputs out.', 'omit'],
  ['It starts by itself.', 'automatically'],
  ['Whoever has the key can read.', 'Say who'],
  ['The order is of no interest.', 'does'],
  ['Somebody has to check.', 'someone'],
  ['It waits for ever.', 'forever'],
  ['It is gone for good.', 'permanently'],
  ['A trace ID is no secret.', "isn't a"],
  ['Traces arrive late.', 'delayed'],
  ['Change it in the interface.', 'UI'],
  ['It answers `404`.', 'returns'],
  ['The server answers slowly.', 'responds'],
  ['The answer of the API has rows.', 'response'],
  ['Read the error answers.', 'response'],
  ['Enter the redirect address.', 'URL'],
  ['It differs from the address in the browser.', 'URL'],
] as const;

describe('words', () => {
  it.each(BROKEN)('%s', (text, remedy) =>
    expect(found(`\n${text}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^a\\.mdx:2: ".+" is not our style\\. .*${remedy}`)),
    ),
  );

  it('covers every rule with a sentence', () => expect(BROKEN.length).toBe(WORD_RULES.length));

  it.each([
    'Your own model, and nothing else.',
    '`and not` in code',
    '```\nof your own\n```',
    'a brand-not-new thing and notable ones',
    'The slow step stands out; `x` stands for your function.',
    'Another session holds a lock. The log of your own instance names it.',
    'Configure the mail server.',
    'There is no limit, and old keys are no longer valid.',
    'It starts too late.',
    'The S3 interface, an OpenAI-compatible interface and the `datasets` interface.',
    'The model answers the question; the answer of the model is good.',
    'An email address and an IP address.',
    '[Read on](/docs/in/the/interface)',
  ])('accepts: %s', (text) => expect(found(text)).toEqual([]));
});
