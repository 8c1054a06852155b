import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { loadEnv } from './load-env.ts';

const root = mkdtempSync(join(tmpdir(), 'env-'));
afterEach(() => rmSync(join(root, '.env'), { force: true }));

it('reads .env, but the real environment takes precedence', () => {
  writeFileSync(join(root, '.env'), '# Ours\nPORT=4000\nHOST="127.0.0.1"\n');
  const env: NodeJS.ProcessEnv = { PORT: '5000' };
  expect(loadEnv(root, env)).toEqual([]);
  expect(env).toEqual({ PORT: '5000', HOST: '127.0.0.1' });
});

it('works without a file', () => {
  const env: NodeJS.ProcessEnv = {};
  expect([loadEnv(root, env), env]).toEqual([[], {}]);
});

it('returns names that look misspelt, in the file and in the environment', () => {
  writeFileSync(join(root, '.env'), 'PORTT=4000\nCOLOUR=red\n');
  expect(loadEnv(root, { SITE_ULR: 'https://a.example', HOME: '/root' })).toEqual([
    'COLOUR is not a variable of this site. The README lists all of them.',
    'PORTT is not a variable of this site. Did you mean PORT?',
    'SITE_ULR is not a variable of this site. Did you mean SITE_URL?',
  ]);
});
