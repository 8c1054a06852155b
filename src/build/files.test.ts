import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder } from '../lib/compress-folder.ts';
import { SPECULATION_RULES_PATH, securityHeadersFor } from '../server/headers.ts';
import { headersFile, redirectsFile } from '../server/hosts/host-files.ts';
import { readEnv } from '../site/env.ts';
import { fingerprint, isStale, markFresh, markStale } from './stale.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

describe('host files', () => {
  it('contain every header of the server', () => {
    const env = readEnv({});
    const lines = headersFile(env).split('\n');
    expect(lines[0]).toBe('/*');
    for (const [name, value] of Object.entries(securityHeadersFor(env))) expect(lines).toContain(`  ${name}: ${value}`);
    expect(lines).toContain(`  Speculation-Rules: "${SPECULATION_RULES_PATH}"`);
    expect(headersFile(env)).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });
  it('contain every redirect', () => {
    const table = new Map([
      ['/a', { to: '/b', permanent: true }],
      ['/c', { to: 'https://d.example', permanent: false }],
    ]);
    expect(redirectsFile(table)).toBe('/a /b 308\n/a.md /b.md 308\n/c https://d.example 307\n');
    expect(redirectsFile(new Map())).toBe('');
  });
});

describe('stale bundles', () => {
  it('count as unfinished while they are being built', () => {
    markFresh(root);
    expect(isStale(root)).toBe(false);
    markStale(root);
    expect(isStale(root)).toBe(true);
  });
  it('are detected by a changed source', () => {
    write('src/deep/a.ts', 'let a = 1');
    write('package-lock.json', '{}');
    expect(isStale(root)).toBe(true);
    markFresh(root);
    expect(isStale(root)).toBe(false);
    write('src/deep/a.ts', 'let a = 2');
    expect(isStale(root)).toBe(true);
    write('src/deep/a.ts', 'let a = 1');
    expect(isStale(root)).toBe(false);
    write('package-lock.json', '{ }');
    expect(isStale(root)).toBe(true);
  });
  it('are detected by a moved file', () => {
    write('src/a.ts', 'x');
    const before = fingerprint(root);
    rmSync(join(root, 'src/a.ts'));
    write('src/b.ts', 'x');
    expect(fingerprint(root)).not.toBe(before);
  });
});

it('compressFolder adds compressed copies of text files, but not of pictures', async () => {
  const text = 'let a = 1;\n'.repeat(100);
  write('src/deep/a.js', text);
  write('src/logo.png', text);
  await compressFolder(root);
  await compressFolder(root);
  expect(brotliDecompressSync(readFileSync(join(root, 'src/deep/a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(root, 'src/deep/a.js.gz'))).toString()).toBe(text);
  expect(
    ['src/logo.png.br', 'src/logo.png.gz', 'src/deep/a.js.br.br'].map((file) => existsSync(join(root, file))),
  ).toEqual([false, false, false]);
});
