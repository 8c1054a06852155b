import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JAVA, NODE, PYTHON, PYTHON_CHAIN } from '../fixtures/sample-errors.ts';
import { ERROR_TEXT_CHARS, readError, reduceError } from './error-text.ts';

/** Measures the CPU time of some work in milliseconds, which doesn't depend on how busy the machine is. */
function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

describe('for any text', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(...[PYTHON, PYTHON_CHAIN, NODE, JAVA].flatMap((text) => text.split('\n'))),
    fc.constantFrom(
      'Caused by:',
      'ERROR',
      '{"error":',
      '"}',
      'HTTP/1.1 500',
      '[',
      '(',
      "'",
      '"',
      '`',
      '·',
      '12:',
      '/a/b',
    ),
  );
  const pasted = fc
    .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', ' ', ''))
    .map(([all, by]) => all.join(by));

  it('never throws, and is idempotent', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const once = reduceError(text);
        expect(reduceError(once)).toBe(once);
        const again = readError(readError(text)?.reduced ?? '');
        if (again) expect(again.reduced).toBe(readError(text)?.reduced);
      }),
      { numRuns: 1000 },
    );
  });

  it('treats a middle dot in a line as the separator of statements', () => {
    const once = reduceError('Caused by: java.net.UnknownHostException: cloud.sightglass.example·    raise X(body)');
    expect(once).toBe('java.net.UnknownHostException · raise X(body)');
    expect(reduceError(once)).toBe(once);
  });

  it('does not change a reduced error with several long statements', () => {
    const long = `Connection refused ${'by the host '.repeat(15)}`;
    const once = reduceError(`TypeError: ${long}\nValueError: ${long}\nKeyError: ${long}`);
    expect(once.length).toBeGreaterThan(400);
    expect(reduceError(once)).toBe(once);
  });

  it('leaves no path, IP address, key or long number in the reduced error', () => {
    const secret = fc.constantFrom(
      'sk-sg-3f9a11c2d4',
      '/home/ada/x.py',
      '10.1.2.3',
      'ada@example.com',
      '1763195000',
      '4bf92f3577b34da6',
    );
    fc.assert(
      fc.property(fc.lorem({ maxCount: 5 }), secret, fc.lorem({ maxCount: 5 }), (before, value, after) => {
        expect(reduceError(`ERROR: ${before} ${value} ${after}`)).not.toContain(value);
      }),
    );
  });

  it('reads only the start and the end of 100 KB, without delay', () => {
    const text = `${PYTHON_CHAIN}\n${'    at work (/srv/app/main.js:1:1)\n'.repeat(3000)}${'x'.repeat(900)}\nValueError: the end`;
    expect(cpuMs(() => expect(readError(text)?.reduced).toContain('ValueError: the end'))).toBeLessThan(500);
    expect(
      readError(`${'x '.repeat(ERROR_TEXT_CHARS)}\nValueError: middle\n${'x '.repeat(ERROR_TEXT_CHARS)}`),
    ).toBeUndefined();
  });

  it.each([
    '"',
    "'",
    '(',
    '[',
    '/a',
    'a.',
    '0',
    'f0',
    ':1',
    'a-',
    '\\',
    '{"error":',
    'Caused by: ',
    'at a(',
    '.,',
    'Aa0',
    '1-',
    'x_.',
    '(@',
  ])('does not choke on a long run of %j', (piece) => {
    expect(cpuMs(() => readError(`ERROR: ${piece.repeat(50_000)}`))).toBeLessThan(1500);
  });
});
