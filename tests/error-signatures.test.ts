import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { matchError } from '../src/features/search/engine/error-match.ts';
import { readError, reduceError } from '../src/features/search/engine/error-text.ts';
import { readContentFiles } from '../src/source/content-files.ts';
import { readPages } from '../src/source/pages.ts';

const { pages } = readPages(readContentFiles(process.cwd()));
const declared = pages.flatMap(({ path, front, source }) =>
  (front.errors ?? []).map((signature) => ({ path, signature, body: source.slice(source.indexOf('\n---\n', 4)) })),
);
const signatures = declared.map(({ signature }) => signature);
const { messages } = z
  .object({ messages: z.array(z.object({ id: z.string(), level: z.string(), text: z.string() })) })
  .parse(JSON.parse(readFileSync('contracts/messages.json', 'utf8')));

/** Pages that explain a pasted text, best first. */
const explained = (text: string) => [
  ...new Set(matchError(reduceError(text), signatures).map(({ index }) => declared[index]?.path)),
];
/** A message of the contract as it might be logged. */
const logged = (text: string) =>
  text.replace(
    /\{(\w+)\}/g,
    (_, name) =>
      (({ count: '12', status: '500', code: 'internal', pause: '4' }) as Record<string, string>)[name] ??
      `some-${name}`,
  );
/** The messages of the contract, with wildcards for variable parts. */
const contract = messages.map(
  ({ text }) =>
    new RegExp(
      `^${text
        .split(/\{\w+\}/)
        .map(RegExp.escape)
        .join('.+')}$`,
    ),
);
/** The longest constant stretch of a signature. */
const core = (signature: string) =>
  signature
    .split('*')
    .map((part) => part.trim())
    .sort((a, b) => b.length - a.length)[0] ?? '';

describe('error signatures declared in FAQ and troubleshooting pages', () => {
  it('number at least 40 on at least 20 pages, each once on its page', () => {
    expect(declared.length).toBeGreaterThanOrEqual(40);
    expect(new Set(declared.map(({ path }) => path)).size).toBeGreaterThanOrEqual(20);
    const all = declared.map(({ path, signature }) => `${path} ${signature}`);
    expect(new Set(all).size).toBe(all.length);
  });
  it('match what the page says or what the SDKs log', () => {
    const unknown = declared.filter(({ signature, body }) => {
      const example = signature.replaceAll('*', 'x');
      return !body.includes(core(signature)) && !contract.some((message) => message.test(example));
    });
    expect(unknown.map(({ path, signature }) => `${path}: ${signature}`)).toEqual([]);
  });
  it('find their own page first when pasted', () => {
    const missed = declared.filter(({ path, signature }) => explained(signature.replaceAll('*', 'x'))[0] !== path);
    expect(missed.map(({ path, signature }) => `${path}: ${signature}`)).toEqual([]);
  });
  it.each(messages.filter(({ level }) => level !== 'debug').map(({ id, text }) => [id, logged(text)]))(
    'explain every warning and error of the SDKs: %s',
    (_, text) => {
      expect(explained(text)).not.toEqual([]);
      expect(readError(`WARNING:sightglass:${text}`)).toBeDefined();
      expect(readError(`[sightglass] ${text}`)).toBeDefined();
    },
  );
});

describe('a pasted stack trace or log line returns the best fix first', () => {
  it.each([
    [
      '/faq/all/why-is-my-prompt-not-found',
      'Traceback (most recent call last):\n  File "/app/main.py", line 7, in <module>\n    prompt = sg.prompts.get("greet")\n  File "/usr/lib/python3.12/site-packages/sightglass/prompts.py", line 91, in get\n    raise PromptNotFound(response)\nsightglass.PromptNotFound: 404 not_found: There is no prompt "greet" with the label "production".',
    ],
    [
      '/faq/all/why-do-i-get-401-unauthorized',
      '2026-11-14 09:12:44,120 ERROR sightglass Batch of 40 observations refused: 401 unauthorized. These keys are not known here. Compare the keys and the host.',
    ],
    [
      '/faq/all/why-do-i-get-429-too-many-requests',
      'WARNING:sightglass:Batch of 512 observations not sent: 429 rate_limited. Trying again in 31 s.',
    ],
    [
      '/faq/all/do-i-lose-traces-when-the-network-is-down',
      '[sightglass] Batch of 3 observations not sent: no answer from https://sightglass.corp.example within 10 s. Trying again in 8 s.',
    ],
    [
      '/faq/all/what-does-duplicate-registration-of-api-trace-mean',
      'Error: @opentelemetry/api: Attempted duplicate registration of API: trace\n    at registerGlobal (/app/node_modules/@opentelemetry/api/build/src/internal/global-utils.js:32:21)\n    at TraceAPI.setGlobalTracerProvider (/app/node_modules/@opentelemetry/api/build/src/api/trace.js:39:53)',
    ],
    [
      '/faq/all/what-does-was-created-in-a-different-context-mean',
      'Failed to detach context\nTraceback (most recent call last):\n  File "/app/.venv/lib/python3.12/site-packages/opentelemetry/context/__init__.py", line 155, in detach\n    _RUNTIME_CONTEXT.detach(token)\nValueError: <Token var=<ContextVar name=\'current_context\' default={} at 0x7f1c> at 0x7f9a> was created in a different Context',
    ],
    [
      '/faq/all/how-do-i-fix-a-certificate-error',
      "TypeError: fetch failed\n    at node:internal/deps/undici/undici:13510:13 {\n  [cause]: Error: unable to get local issuer certificate\n      at TLSSocket.onConnectSecure (node:_tls_wrap:1679:34) {\n    code: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'\n  }\n}",
    ],
    [
      '/faq/all/what-does-oom-command-not-allowed-mean',
      "worker-1  | ReplyError: OOM command not allowed when used memory > 'maxmemory'.\nworker-1  |     at parseError (/app/node_modules/redis-parser/lib/parser.js:179:12)",
    ],
    [
      '/faq/all/why-does-clickhouse-run-out-of-memory',
      'web-1  | {"level":"error","time":"2026-11-14T08:00:00Z","msg":"Code: 241. DB::Exception: Memory limit (total) exceeded: would use 3.61 GiB (attempt to allocate chunk of 4194304 bytes), maximum: 3.60 GiB. (MEMORY_LIMIT_EXCEEDED)"}',
    ],
    [
      '/self-hosting/troubleshooting/clickhouse',
      '2026.11.14 07:11:02.114 [ 88 ] {a1b2} <Error> executeQuery: Code: 252. DB::Exception: Too many parts (3412). Merges are processing significantly slower than inserts. (TOO_MANY_PARTS)',
    ],
    [
      '/faq/all/why-are-images-in-traces-broken',
      "Access to image at 'http://minio:9000/sightglass/media/1.png' from origin 'https://sightglass.corp.example' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    ],
    [
      '/faq/all/why-does-the-otlp-endpoint-answer-404-or-401',
      'ERROR:opentelemetry.exporter.otlp.proto.http.trace_exporter:Failed to export span batch code: 404, reason: Not Found',
    ],
    [
      '/self-hosting/troubleshooting/sign-in',
      'web-1 | ERROR Issuer does not match: expected https://login.corp.example, got https://login.corp.example/',
    ],
  ])('%s', (path, text) => {
    expect(readError(text)).toBeDefined();
    expect(explained(text)[0]).toBe(path);
  });
});
