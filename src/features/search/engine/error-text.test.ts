import { describe, expect, it } from 'vitest';
import { JAVA, NODE, PYTHON, PYTHON_CHAIN } from '../fixtures/sample-errors.ts';
import { readError, reduceError } from './error-text.ts';

const ESCAPE = String.fromCharCode(27);

describe('readError recognises', () => {
  it.each([
    ['a Python trace', PYTHON, /^sightglass\.PromptNotFound: 404 not_found: There is no prompt with the label/],
    [
      'the root of a Python chain first',
      PYTHON_CHAIN,
      /^ConnectionRefusedError:.*Connection refused · RuntimeError: the store/,
    ],
    ['the cause of a Node trace first', NODE, /^connect ECONNREFUSED · TypeError: Cannot read properties of undefined/],
    [
      'the last "Caused by" of a Java trace first',
      JAVA,
      /^java\.net\.UnknownHostException · java\.io\.IOException: unexpected end/,
    ],
    [
      'a Firefox trace',
      'TypeError: can\'t access property "id", trace is undefined\nrender@https://app.example/assets/main-3f2a.js:1:4821',
      /^TypeError: can't access property, trace is undefined$/,
    ],
    [
      'a Go panic',
      'panic: runtime error: index out of range [5] with length 3\n\ngoroutine 1 [running]:\nmain.main()\n\t/srv/main.go:8 +0x1d',
      /^panic: runtime error: index out of range with length$/,
    ],
    [
      'a Rust chain',
      'Error: could not send spans\n\nCaused by:\n    0: request failed\n    1: tcp connect error: Connection refused (os error 111)',
      /^tcp connect error: Connection refused \(os error\) · request failed/,
    ],
    [
      'Ruby',
      "app.rb:12:in `fetch': key not found: :trace (KeyError)\n\tfrom app.rb:30:in `<main>'",
      /key not found: :trace \(KeyError\)|KeyError/,
    ],
    [
      '.NET',
      'System.Net.Http.HttpRequestException: No such host is known.\n   at A.B.C(String x) in C:\\src\\A.cs:line 4',
      /^System\.Net\.Http\.HttpRequestException: No such host is known/,
    ],
    [
      'a Python log line',
      'ERROR:sightglass:Batch of 512 observations refused: 413 too_large. The body may have 20 MB at most.',
      /^Batch of observations refused: 413 too_large\. The body may have at most/,
    ],
    [
      'a dated log line',
      '2026-11-14 08:31:07,412 WARNING [worker-3] Queue full: the 512 oldest observations were dropped.',
      /Queue full: the oldest observations were dropped/,
    ],
    [
      'a line of our SDK',
      '[sightglass] current.trace.update() outside a trace: nothing was recorded.',
      /^current\.trace\.update outside a trace: nothing was recorded/,
    ],
    ['logfmt', 'time=2026-11-14T08:00:00Z level=error msg="insert failed" attempt=1', /insert failed|level=error/],
    ['a status line', 'HTTP/1.1 401 Unauthorized', /401 Unauthorized/],
    ['the page of a proxy', '413 Request Entity Too Large\nnginx', /^413 Request Entity Too Large$/],
    [
      'docker',
      'Error response from daemon: driver failed programming external connectivity: Bind for 0.0.0.0:3000 failed: port is already allocated',
      /^Error response from daemon: driver failed programming external connectivity: Bind for failed: port is already allocated$/,
    ],
    [
      'kubectl',
      'Error from server (NotFound): secrets "sightglass-keys" not found',
      /^Error from server \(NotFound\): secrets not found$/,
    ],
    [
      'a failing pod',
      'sightglass-web-7d9f8b6c5d-x2x9z   0/1     CrashLoopBackOff   5 (2m14s ago)   9m',
      /CrashLoopBackOff/,
    ],
    [
      'terraform',
      '╷\n│ Error: creating S3 Bucket (events-1): BucketAlreadyExists\n│\n│   with aws_s3_bucket.events,\n│   on main.tf line 3, in resource "aws_s3_bucket" "events":\n╵',
      /^(?:Error: )?creating S3 Bucket \(events-1\): BucketAlreadyExists/,
    ],
    ['PostgreSQL', 'ERROR:  relation "prompts" does not exist at character 15', /relation does not exist/],
    [
      'ClickHouse',
      'Code: 241. DB::Exception: Memory limit (total) exceeded: would use 14.21 GiB, maximum: 14.10 GiB. (MEMORY_LIMIT_EXCEEDED)',
      /DB::Exception: Memory limit \(total\) exceeded: would use.*MEMORY_LIMIT_EXCEEDED/,
    ],
    [
      'an error body',
      '{"error": {"code": "unauthorized", "message": "These keys are not known here. Compare the keys and the host."}}',
      /^unauthorized: These keys are not known here\. Compare the keys and the host\.$/,
    ],
    [
      'a truncated body',
      '{"error": {"code": "rate_limited", "message": "Too many requests. Try aga',
      /^rate_limited: Too many requests\. Try aga$/,
    ],
    [
      'a log line in JSON',
      '{"level":"error","time":1763195000,"msg":"event not found: s3 NoSuchKey"}',
      /event not found: s3 NoSuchKey/,
    ],
    ['a message in Japanese', 'エラー: トレースを送信できません (コード 401)', /トレースを送信できません/],
    [
      'npm',
      'npm ERR! code E404\nnpm ERR! 404 Not Found - GET https://registry.example/@sightglass%2fotel',
      /404 Not Found/,
    ],
  ])('%s', (_, text, reduced) => {
    expect(readError(text)?.reduced).toMatch(reduced);
  });

  it.each([
    'tracing',
    'how do I handle errors in Python?',
    'error handling',
    'SIGHTGLASS_SAMPLE_RATE',
    'wrapOpenAI',
    'why is my trace missing',
    'TypeError',
    '429',
    'プロンプト管理',
    'エラーの調べ方',
    '{"input": {"question": "How full is it?"}}',
    '{"level":"info","msg":"ready"}',
    'with span("retrieve") as s:\n    s.output = docs',
    'INFO:uvicorn: Application startup complete.',
    '',
    '\n\n',
  ])('no error: %j', (text) => {
    expect(readError(text)).toBeUndefined();
  });
});

describe('text that is removed', () => {
  it.each([
    ['times', '2026-11-14T08:31:07.412Z ERROR: it broke', 'it broke'],
    ['ANSI codes', `${ESCAPE}[31mError:${ESCAPE}[0m it ${ESCAPE}[1mbroke${ESCAPE}[0m`, 'it broke'],
    ['paths and line numbers', 'Error: cannot open /srv/app/settings.json:12:4 for reading', 'cannot open for reading'],
    ['paths of Windows', 'Error: cannot open C:\\Users\\ada\\keys.txt for reading', 'cannot open for reading'],
    ['UUIDs', 'Error: job 2f1c1d4e-9d3b-4a41-9b0e-0e6c0f2f7a10 failed', 'job failed'],
    [
      'hex',
      'Error: object at 0x7f3a9c gone, trace 4bf92f3577b34da6a3ce929d0e0e4736 lost',
      'object at gone, trace lost',
    ],
    ['hosts and ports', 'Error: no answer from db.internal:5432 or 10.0.0.7:6379', 'no answer from or'],
    ['URLs', 'Error: GET https://cloud.sightglass.example/api?key=1 failed', 'GET failed'],
    ['quoted values', 'Error: no project "acme" for \'ada\' in `eu`', 'no project for in'],
    ['addresses of people', 'Error: ada@your-company.example is no member', 'is no member'],
    ['keys', 'Error: key sk-sg-3f9a11c2 is revoked', 'key is revoked'],
    ['numbers with units', 'Error: used 14.21 GiB of 16GB in 250ms', 'used of in'],
  ])('%s', (_, text, reduced) => {
    expect(reduceError(text)).toBe(reduced);
  });

  it('keeps the status of a response, but not counts with the same digits', () => {
    expect(reduceError('Error: Batch of 500 observations not sent: 503 unavailable')).toBe(
      'Batch of observations not sent: 503 unavailable',
    );
  });

  it('keeps names of our packages, variables and endpoints', () => {
    expect(reduceError("Error: Cannot find module '@sightglass/otel'")).toBe('Cannot find module @sightglass/otel');
    expect(reduceError('KeyError: "SIGHTGLASS_PUBLIC_KEY"')).toBe('KeyError: SIGHTGLASS_PUBLIC_KEY');
    expect(reduceError('Error: POST /api/public/otel/v1/traces 404')).toContain('/api/public/otel');
  });
});
