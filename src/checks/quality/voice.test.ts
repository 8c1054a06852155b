import { describe, expect, it } from 'vitest';
import { formatFault } from '../../lib/fault.ts';
import { beyondBacklog, voiceFaults } from './voice.ts';

const found = (text: string) => voiceFaults(text, 'a.mdx').map(formatFault);

describe('plain English', () => {
  it.each([
    ['In earnest, take the user', 'Write "in production".'],
    ['a model of your own', 'Write "your own X" or "a custom X".'],
    ['Send an E-mail.', 'Write "email".'],
    ['the API and not the UI', 'Write "rather than" or "not".'],
    ['The server is told at once', 'Write "receives", "is notified" or "knows".'],
    ['## Look at it', 'Name the thing.'],
    ['### Lower them?', 'Name the thing.'],
  ])('%s', (text, remedy) => expect(found(`\n${text}`)).toEqual([expect.stringMatching(`^a.mdx:2: .*${remedy}$`)]));

  it.each([
    'Your own model, and nothing else.',
    '`and not` in code',
    '```\nof your own\n```',
    '## Look at the trace',
    '## Try this',
    'a brand-not-new thing and notable ones',
  ])('accepts: %s', (text) => expect(found(text)).toEqual([]));
});

describe('backlog', () => {
  const faults = voiceFaults('of its own\n\nin earnest', 'a.mdx');
  it('accepts what was there before', () => expect(beyondBacklog(faults, { 'a.mdx': 2 })).toEqual([]));
  it('shows every fault of a file that got worse', () => expect(beyondBacklog(faults, { 'a.mdx': 1 })).toEqual(faults));
  it('accepts none in a file that is not listed', () => expect(beyondBacklog(faults, {})).toEqual(faults));
});
