import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkQuality } from '../src/checks/quality/check-quality.ts';
import { formatQuality } from '../src/checks/quality/report.ts';
import { renderSite } from '../src/checks/rendered-site.ts';
import { createSmallContent } from './small-content.ts';

const root = createSmallContent();
afterAll(() => rmSync(root, { recursive: true }));
const page = (name: string) => `content/docs/tracing/${name}.mdx`;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const change = (file: string, edit: (text: string) => string) => writeFileSync(join(root, file), edit(read(file)));
/** Replaces a page's body and keeps its front matter. */
const withBody = (body: string) => (text: string) => `${text.slice(0, text.indexOf('\n---', 4) + 5)}\n${body}\n`;
const LINKS = 'Read on in [sessions](/docs/tracing/sessions) and [tracing](/docs/tracing).';

it('prints pages and words per section, and finds a planted fault of each kind at its place', async () => {
  change(page('users'), (text) => text.replace(/^questions:\n(?: +- .*\n)+/m, ''));
  change(page('masking'), withBody(`Short. ${LINKS}`));
  change(page('metadata'), withBody(`${'Some words. '.repeat(5000)}\n\n${LINKS}`));
  change(page('sampling'), (text) => text.replace(/^title: .*$/m, /^title: .*$/m.exec(read(page('tags')))?.[0] ?? ''));
  change(page('data-model'), (text) => `${text}\nAn open telemetry exporter.\n`);
  change(page('environments'), withBody('Words without a way on. '.repeat(40)));
  writeFileSync(
    join(root, 'content/pages/lonely.mdx'),
    `---\ntitle: Lonely\ndescription: A page to which nothing leads, from anywhere on the site.\n---\n\n${'Some words. '.repeat(80)}${LINKS}\n`,
  );
  const report = checkQuality(await renderSite(root));
  const planted = new Map(
    report.found.map(({ what, faults }) => [what, faults.map(({ file, line }) => `${file}:${line}`)]),
  );
  const last = read(page('data-model')).trimEnd().split('\n').length;
  expect(planted.get('pages without questions')).toEqual([`${page('users')}:2`]);
  expect(planted.get('orphan pages')).toEqual(['content/pages/lonely.mdx:1']);
  expect(planted.get('duplicate titles')).toEqual([`${page('tags')}:2`]);
  expect(planted.get('terminology faults')).toEqual([`${page('data-model')}:${last}`]);
  expect(planted.get('pages under 150 words that are no index')).toEqual([`${page('masking')}:1`]);
  expect(planted.get('pages over 50000 characters of Markdown')).toEqual([`${page('metadata')}:1`]);
  expect(planted.get('pages with fewer than 2 onward links')).toContain(
    `${page('environments')}:${read(page('environments')).trimEnd().split('\n').length}`,
  );
  const printed = formatQuality(report);
  expect(printed).toMatch(/^ +\d+ +\d+ {2}docs$/m);
  expect(printed).toMatch(/^ +1 {2}orphan pages$/m);
});
