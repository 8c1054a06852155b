import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FaultError, formatFault } from '../lib/fault.ts';
import { readReference, readSnippets } from './reference.ts';

const root = mkdtempSync(join(tmpdir(), 'reference-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function faultsNow(): string[] {
  try {
    readReference(root);
    return [];
  } catch (error) {
    if (error instanceof FaultError) return error.faults.map(formatFault);
    throw error;
  }
}

describe('lookup data of tags', () => {
  it('is empty without files', () => {
    expect(readReference(root)).toEqual({
      glossary: [],
      names: [],
      threads: [],
      env: [],
      containerEnv: [],
      versionTables: {},
      functions: [],
    });
    expect(readSnippets(root)).toEqual(new Map());
  });
  it('is complete in this site: a glossary, at least sixty threads, and every variable of the SDKs', () => {
    const { glossary, threads, env } = readReference(process.cwd());
    expect(glossary.length).toBeGreaterThan(15);
    expect(threads.length).toBeGreaterThanOrEqual(60);
    expect(env.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'SIGHTGLASS_PUBLIC_KEY',
      'SIGHTGLASS_SECRET_KEY',
    ]);
    expect(env).toHaveLength(11);
  });
  it('reports file and line of a fault', () => {
    write(
      'contracts/glossary.json',
      '{"terms": [\n  {"id": "b", "term": "B", "meaning": "The letter B."},\n  {"id": "A!", "term": "C", "meaning": "The letter C."}\n]}',
    );
    expect(faultsNow()).toEqual([expect.stringMatching(/^contracts\/glossary\.json:3: .*lower-case words/)]);
  });
  it('keeps the glossary in order', () => {
    const term = (id: string) => ({ id, term: id.toUpperCase(), meaning: 'Some letter or other.' });
    write('contracts/glossary.json', JSON.stringify({ terms: [term('b'), term('a')] }));
    expect(faultsNow()).toEqual([expect.stringContaining('terms are not in alphabetical order')]);
    write('contracts/glossary.json', JSON.stringify({ terms: [term('a'), term('b')] }));
    expect(faultsNow()).toEqual([]);
  });
  it('reads snippets by name', () => {
    write('content/snippets/keys.mdx', 'Set them.');
    write('content/snippets/README.md', 'Not a snippet.');
    expect(readSnippets(root)).toEqual(new Map([['keys', 'Set them.']]));
  });
});
