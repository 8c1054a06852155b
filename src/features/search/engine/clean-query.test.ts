import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH_NOTE } from '../../../site/limits.ts';
import { cleanQuery, removePrivateData } from './clean-query.ts';

describe('secrets and addresses are removed from a query', () => {
  it.each([
    ['email addresses', 'invite ada@your-company.example to project', 'invite to project'],
    ['IPv4 addresses', 'no answer from 10.0.0.7:6379 redis', 'no answer from redis'],
    ['IPv6 addresses', 'listen on 2001:db8::8a2e:370:7334 web', 'listen on web'],
    ['secret keys', 'is sk-sg-3f9a11c2 valid', 'is valid'],
    ['keys without digits', 'is sk-abcdefghij valid', 'is valid'],
    ['public keys', 'pk-sg-11aa22bb not found', 'not found'],
    ['keys that start with lf_', 'lf_pk_1234567890 unknown', 'unknown'],
    ['bearer tokens', 'Authorization: Bearer abcdef.ghijkl header', 'header'],
    ['JSON web tokens', 'decode eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln claims', 'decode claims'],
    ['passwords', 'login password=hunter2 fails', 'login fails'],
    ['long hex', 'trace 4bf92f3577b34da6a3ce929d0e0e4736 missing', 'trace missing'],
    ['long base64', 'header dXNlcjpwYXNzd29yZDEyMw== basic auth', 'header basic auth'],
    ['UUIDs', 'run 2f1c1d4e-9d3b-4a41-9b0e-0e6c0f2f7a10 failed', 'run failed'],
    ['URLs with a query', 'open https://cloud.example/p/1?token=abc#x fails', 'open fails'],
    ['queries of URLs without a scheme', 'open cloud.example/p?token=abc fails', 'open fails'],
    ['phone numbers', 'call +49 30 1234567 support', 'call support'],
    ['long numbers', 'card 4111111111111111 refused', 'card refused'],
    ['numbers', 'invoice 48213 for 1,250.50 of 99% usage', 'invoice for of usage'],
    ['dates', 'traces of 2026-11-04 and 4.11.2026 missing', 'traces of and missing'],
    ['dates with a month', 'usage since March 3rd, 2026 and 4 Nov', 'usage since and'],
    ['names', 'traces by Sarah Connor are missing', 'traces by are missing'],
    ['names in lower case', "where is kevin's project", 'where is project'],
    ['names after a title', 'ask Dr. Okafor about masking', 'ask about masking'],
    ['home folders', 'read /home/ada/.env file', 'read file'],
    ['text with zero-width characters', 's\u200bk-sg-3f9a11c2 revoked', 'revoked'],
    ['full-width spellings', 'sk-sg-3f9a11c2 revoked', 'revoked'],
  ])('%s', (_, query, clean) => {
    expect(cleanQuery(query)).toBe(clean);
  });

  it.each([
    'SIGHTGLASS_SECRET_KEY',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'sk-sg',
    'claude-3-5-sonnet-20241022',
    'gpt-6-luna-2026-09-01',
    '/api/public/otel/v1/traces',
    'prompts.get',
    'プロンプト管理',
    '提示词 版本',
    '401 unauthorized',
    'retry on 429 and 503',
    'llama3.1 tracing',
    'julia sdk',
    'may i self-host',
    'how do I rotate a secret key',
    '@sightglass/otel',
  ])('%s is kept', (query) => {
    expect(cleanQuery(query)).toBe(query.toLowerCase());
  });

  it('unifies the spelling of a query', () => {
    expect(cleanQuery('  How  do I\n mask?? ')).toBe('how do i mask');
    expect(cleanQuery('x'.repeat(50) + ' yy'.repeat(500))?.length).toBeLessThanOrEqual(SEARCH_NOTE.queryChars);
  });

  it('reduces a pasted error', () => {
    expect(
      cleanQuery('Traceback (most recent call last):\n  File "/srv/ada.py", line 3\nValueError: bad "secret"'),
    ).toBe('valueerror: bad');
  });

  it.each(['', '  ', '?', '12345678901', 'a', 'sk-sg-3f9a11c2', '::1', 'https://x.example/?a=b'])(
    'nothing is left of %j',
    (query) => {
      expect(cleanQuery(query)).toBeUndefined();
    },
  );

  it('never throws, and is idempotent', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        'sk-',
        'pk_',
        '@',
        '://',
        '10.0.0.1',
        '::',
        'key=',
        '0a1b2c3d',
        '+49 30',
        'Bearer',
        '\u200b',
        'ſ',
        'İ',
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.constantFrom('', ' '), (parts, by) => {
        const clean = cleanQuery(parts.join(by));
        if (clean === undefined) return;
        const again = cleanQuery(clean);
        expect([clean, undefined]).toContain(again);
        expect(clean.length).toBeLessThanOrEqual(SEARCH_NOTE.queryChars);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([',error: it broke 12', '?#1 foo bar:2'])('recognises an error after punctuation: %j', (query) => {
    const clean = cleanQuery(query) ?? '';
    expect(clean).not.toMatch(/\d/);
    expect(cleanQuery(clean)).toBe(clean);
  });

  it.each([
    'why is00000000-000a-1000-b7ff-ffeacfffffea',
    '00000000-000a-1000-b7ff-ffeacfffffeais missing',
    'mac0a:1b:2c:3d:4e:5f',
    'traceabcdefabcdefabcdefabcdef',
  ])('takes out an id that a word runs into: %s', (query) => {
    expect(cleanQuery(query) ?? '').not.toMatch(/[\da-f]{4}[-:]?[\da-f]{4}|4e:5f/);
  });

  it('removes addresses and keys in any position', () => {
    const secret = fc.oneof(
      fc.ipV4(),
      fc.emailAddress({ size: 'small' }),
      fc.uuid(),
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 24, maxLength: 64 }),
      fc
        .string({ unit: fc.constantFrom(...'abcdef0123'), minLength: 8, maxLength: 30 })
        .map((text) => `sk-sg-1${text}`),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('why is', 'trace', '"', '(', 'id='),
        secret,
        fc.constantFrom('missing', ')', '"'),
        (a, value, b) => {
          expect(cleanQuery(`${a} ${value} ${b}`) ?? '').not.toContain(value.toLowerCase());
          expect(cleanQuery(`${a}${value} ${b}`) ?? '').not.toContain(value.toLowerCase());
        },
      ),
    );
  });

  it.each(['?', 'a?', '?a', 'a@', 'a.', '1-', '+1', ':', 'Aa0/', '漢', '\u200d'])(
    'does not choke on a long run of %j',
    (piece) => {
      // CPU time doesn't depend on how busy the machine is.
      const start = process.cpuUsage();
      cleanQuery(piece.repeat(2000).slice(0, SEARCH_NOTE.bodyQueryChars));
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(1500);
    },
  );
});

describe('removePrivateData', () => {
  it('removes only secrets and addresses', () => {
    expect(removePrivateData('Is sk-sg-3f9a11c2 of Ada@your-company.example VALID?\n Really?')).toBe(
      'Is of VALID? Really?',
    );
    expect(removePrivateData('s\u200bk-sg-3f9a11c2')).toBe('');
    expect(removePrivateData('What does SIGHTGLASS_SECRET_KEY do?')).toBe('What does SIGHTGLASS_SECRET_KEY do?');
  });
  it('never throws, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = removePrivateData(text);
        expect(removePrivateData(once)).toBe(once);
      }),
    );
  });
});
