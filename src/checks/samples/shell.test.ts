import { describe, expect, it } from 'vitest';
import { readContracts } from './contracts.ts';
import { curlCalls } from './curl.ts';
import { checkShell } from './shell.ts';
import { shellCommands } from './shell-words.ts';

const contracts = readContracts(process.cwd());
const check = (code: string) =>
  checkShell({ file: 'a.mdx', line: 10, language: 'bash', code }, contracts).faults.map(
    ({ line, problem, remedy }) => `${line}: ${problem} ${remedy}`,
  );

it('distinguishes calls of the public API from other shell commands', () => {
  const covers = (code: string) => checkShell({ file: 'a.mdx', line: 1, language: 'bash', code }, contracts).covers;
  expect(covers('curl $H/api/public/health')).toBe('public-api');
  expect(covers('curl https://docs.example/api/public-things && ls')).toBe('shell');
  expect(covers('echo "curl /api/public"')).toBe('shell');
  expect(covers('if true; then')).toBeUndefined();
});

describe('words of a shell script', () => {
  it('are unquoted, keep their variables, and have a line number', () =>
    expect(shellCommands('a "b $C" \\\n  \'d\ne\' | f # g\nh')).toEqual([
      [
        { text: 'a', line: 0 },
        { text: 'b $C', line: 0 },
        { text: 'd\ne', line: 1 },
      ],
      [{ text: 'f', line: 2 }],
      [{ text: 'h', line: 3 }],
    ]));
  it('exclude here-documents', () =>
    expect(shellCommands('cat > .env <<END\nA=curl\nEND\nls').map((words) => words.map(({ text }) => text))).toEqual([
      ['cat', '>', '.env', '<<END'],
      ['END'],
      ['ls'],
    ]));
});

describe('calls of curl', () => {
  it('have method, URL, parameters and body', () => {
    expect(curlCalls('curl -G "$H/api/public/metrics" -u "$A:$B" -d measure=cost --data-urlencode "by=model"')).toEqual(
      [{ line: 0, method: 'GET', url: '$H/api/public/metrics', query: ['measure', 'by'], body: undefined }],
    );
    expect(curlCalls('ls\ncurl -XDELETE $H/api/public/scores/1')[0]).toMatchObject({ line: 1, method: 'DELETE' });
    expect(curlCalls(`curl -d '{"a":1}' $H/x?limit=2`)[0]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      query: ['limit'],
    });
  });
});

describe('shell samples', () => {
  it('that are valid pass', () => {
    expect(check('pip install sightglass && export A="b"')).toEqual([]);
    expect(check('curl -u "$A:$B" "$SIGHTGLASS_HOST/api/public/traces?limit=2"')).toEqual([]);
    expect(
      check('curl "$H/api/public/annotation-queues/$QUEUE_ID/items" -d \'{"objectType": "trace", "objectId": "x"}\''),
    ).toEqual([]);
  });
  it.each([
    ['if true; then', '10: This does not parse as shell'],
    [
      'ls\ncurl $H/api/public/tracess',
      '11: The public API has no path /api/public/tracess. Did you mean /api/public/traces?',
    ],
    ['curl -X PUT $H/api/public/traces', '10: /api/public/traces does not support PUT. It supports GET, DELETE.'],
    [
      'curl "$H/api/public/traces?userid=1"',
      '10: GET /api/public/traces has no parameter "userid". Did you mean "userId"?',
    ],
    [
      `curl $H/api/public/scores -d '{"name": "a"}'`,
      '10: The body of this call is invalid: the body must have required property',
    ],
    [`curl $H/api/public/scores -d '{"name": "a", "value": 1, "trace": "x"}'`, '("trace")'],
    [`curl $H/api/public/scores -d '{name}'`, '10: The body of this call is not JSON.'],
  ])('%s is reported', (code, expected) => {
    const faults = check(code);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(expected);
  });
});
