import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from '../scripts/bundled-checks.ts';
import { requireNginx } from '../src/checks/static-host/web-servers.ts';
import { type ExportedSite, exportSmallSite } from './exported-site.ts';

/** Why the crawl is skipped if nginx is missing and can't be installed. */
function reasonToSkip(): string | undefined {
  try {
    requireNginx();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(reason);
    return reason;
  }
}

let site: ExportedSite;
beforeAll(() => {
  site = exportSmallSite();
});
afterAll(() => site?.remove());

const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');

describe('the static export', () => {
  it.skipIf(reasonToSkip())('responds behind nginx as the server does, with the exported configuration', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve(checkFile('static')), 'out', '--without-links'],
      { cwd: site.root, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^nginx: [1-9]\d+ pages, [1-9]\d+ files, 0 links, [1-9]\d+ redirects, 10 missing, 0 faults$/m,
    );
    expect(status).toBe(0);
  });

  it('has a copy of each page for hosts that look for a folder', () => {
    expect(read('docs/index.html')).toBe(read('docs.html'));
    expect(read('docs/tracing/get-started/index.html')).toBe(read('docs/tracing/get-started.html'));
    expect(existsSync(join(site.folder, 'docs/index.html.gz'))).toBe(false);
    expect(existsSync(join(site.folder, 'docs.html.gz'))).toBe(true);
  });

  it('has a page at each old path that redirects to the new one', () =>
    expect(read('x/index.html')).toContain('<meta http-equiv="refresh" content="0; url=https://x.example">'));

  it.each(['docs.html', 'docs/tracing.html', 'integrations.html', 'index.html', 'pricing.html', 'search.html'])(
    'needs no server: %s',
    (file) => {
      expect(read(file)).not.toContain('method="post"');
      expect(read(file)).not.toMatch(/(?:src|srcset|href|action)="\/(?:api|mcp)\b/i);
    },
  );
});
