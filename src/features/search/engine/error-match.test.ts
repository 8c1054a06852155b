import { describe, expect, it } from 'vitest';
import { matchError, matchErrors } from './error-match.ts';
import { readError, reduceError } from './error-text.ts';

const SIGNATURES = [
  'Batch of * observations refused: 401 unauthorized',
  'Batch of * observations refused: 413 too_large. The body may have 20 MB at most.',
  'Batch of * observations not sent: 429 rate_limited. Trying again in * s.',
  'Queue full: the * oldest observations were dropped.',
  '* outside a trace: nothing was recorded.',
  'PromptNotFound: 404 not_found: There is no prompt "*" with the label "*"',
  "OOM command not allowed when used memory > 'maxmemory'",
  'port is already allocated',
  'DB::Exception: Memory limit * exceeded',
  'These keys are not known here. Compare the keys and the host.',
];

const best = (text: string) => matchError(reduceError(text), SIGNATURES)[0]?.signature;

describe('matching a reduced error with the signatures of pages', () => {
  it.each([
    ['ERROR:sightglass:Batch of 12 observations refused: 401 unauthorized. These keys are not known here.', 0],
    ['2026-11-14 [sightglass] Batch of 64 observations refused: 413 too_large. The body may have 20 MB at most.', 1],
    ['WARNING:sightglass:Batch of 512 observations not sent: 429 rate_limited. Trying again in 12 s.', 2],
    ['Queue full: the 8 oldest observations were dropped.', 3],
    ['current.trace.update() outside a trace: nothing was recorded.', 4],
    ['sightglass.PromptNotFound: 404 not_found: There is no prompt "a b" with the label "x".', 5],
    [
      "ReplyError: OOM command not allowed when used memory > 'maxmemory'.\n    at parse (/srv/node_modules/x.js:1:2)",
      6,
    ],
    ['Error response from daemon: driver failed: Bind for 0.0.0.0:3000 failed: port is already allocated', 7],
    ['Code: 241. DB::Exception: Memory limit (for query) exceeded: would use 9.34 GiB', 8],
    [
      '{"error": {"code": "unauthorized", "message": "These keys are not known here. Compare the keys and the host."}}',
      9,
    ],
  ])('%s', (text, index) => {
    expect(best(text)).toBe(SIGNATURES[index]);
  });

  it('finds nothing for an error that no page explains', () => {
    expect(best('ZeroDivisionError: division by zero')).toBeUndefined();
    expect(best('how do I trace a function')).toBeUndefined();
    expect(matchError('', SIGNATURES)).toEqual([]);
    expect(matchError('anything', [])).toEqual([]);
    expect(matchError('anything', ['*', ''])).toEqual([]);
  });

  it('prefers the innermost cause to outer errors', () => {
    const read = readError(
      'RuntimeError: Queue full: the 9 oldest observations were dropped.\nCaused by: Error: port is already allocated',
    );
    expect(matchError(read?.reduced ?? '', SIGNATURES).map(({ index }) => index)).toEqual([7, 3]);
  });

  it('finds the pages of the messages, each with its best score', () => {
    const errors = SIGNATURES.map((signature, index): [number, string] => [index % 5, signature]);
    const found = matchErrors(
      'Error response from daemon: Bind for 0.0.0.0:3000 failed: port is already allocated',
      errors,
    );
    expect([...found.keys()]).toEqual([2]);
    expect(matchErrors('tracing', errors)).toEqual(new Map());
  });

  it('returns scores between 0 and 1, best first, deterministically', () => {
    const matches = matchError(reduceError('Batch of 3 observations refused: 413 too_large.'), SIGNATURES);
    expect(matches.every(({ score }) => score > 0 && score < 1)).toBe(true);
    expect(matches).toEqual([...matches].sort((a, b) => b.score - a.score));
    expect(matchError(reduceError('Batch of 3 observations refused: 413 too_large.'), [...SIGNATURES])).toEqual(
      matches,
    );
  });
});
