import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'highlight-'));

// The cache is in the working directory.
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

async function fresh() {
  vi.resetModules();
  const [{ highlight }, { highlightCache }] = await Promise.all([
    import('./highlight.ts'),
    import('./highlight-cache.ts'),
  ]);
  return { highlight, highlightCache };
}

describe('highlight', () => {
  it('gives each token an element, and no styles', async () => {
    const { highlight } = await fresh();
    const [line = ''] = await highlight('const name: string = "a < b"; // why', 'ts');
    expect(line).toMatch(/^<t-k>const/);
    expect(line).toContain('<t-s>"a &lt; b"</t-s>');
    expect(line).toContain('<t-c>// why</t-c>');
    expect(line).not.toContain('style');
    expect(line.replace(/<[^>]+>/g, '')).toBe('const name: string = "a &lt; b"; // why');
  });
  it('returns one string per line', async () => {
    const { highlight } = await fresh();
    expect(await highlight('a = 1\n\nb = 2', 'python')).toHaveLength(3);
    expect(await highlight('', 'python')).toEqual(['']);
  });
  it.each(['no-such-language', 'text', 'constructor', ''])('leaves %j plain and escaped', async (language) => {
    const { highlight } = await fresh();
    expect(await highlight('<b> & "c"\nd', language)).toEqual(['&lt;b&gt; &amp; "c"', 'd']);
  });
});

describe('the cache', () => {
  it('keeps lines between runs', async () => {
    const first = await fresh();
    expect(first.highlightCache.get('ts', 'let kept = 1')).toBeUndefined();
    const lines = await first.highlight('let kept = 1', 'ts');
    const second = await fresh();
    // New lines are written together, a moment later.
    await expect.poll(() => second.highlightCache.get('ts', 'let kept = 1')).toEqual(lines);
    expect(second.highlightCache.get('js', 'let kept = 1')).toBeUndefined();
  });
  it('takes precedence', async () => {
    const { highlight, highlightCache } = await fresh();
    highlightCache.set('ts', 'let held = 1', ['<i>held</i>']);
    expect(await highlight('let held = 1', 'ts')).toEqual(['<i>held</i>']);
  });
  it('stays in memory if the disk is not writable', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    writeFileSync(join(closed, '.cache'), 'a file where the folder should be');
    process.chdir(closed);
    const { highlightCache } = await fresh();
    highlightCache.set('ts', 'a', ['b']);
    expect(highlightCache.get('ts', 'a')).toEqual(['b']);
    process.chdir(folder);
  });
});
