import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LEDGER_FILE } from '../src/checks/ledger.ts';
import { shareCaches } from './shared-caches.ts';

/** What the small copy contains: data, the docs on tracing, and a few posts, changelog entries and questions. */
const COPIED_PATHS = [
  /\/data\/(?!questions\/(?!docs\/tracing\/))/,
  /\/(snippets|customers|pages)(\/|$)/,
  /^content\/[^/]+\/index\.mdx$/,
  /\/docs\/tracing\//,
  /^content\/(blog|changelog)\/2026-11-/,
  /^content\/faq\/(can|what-is)-/,
  /\.(trace|figures)\.json$/,
];

/** A temporary copy of the content, reduced to a few pages so that it renders quickly; its ledger is empty. */
export function createSmallContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(root, 'content'), {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || COPIED_PATHS.some((pattern) => pattern.test(file)),
  });
  for (const name of ['glossary', 'plans', 'models'])
    cpSync(`contracts/${name}.json`, join(root, `contracts/${name}.json`));
  const write = (file: string, text: string) => writeFileSync(join(root, 'content', file), text);
  for (const section of readdirSync('content'))
    if (existsSync(`content/${section}/sidebar.yaml`)) write(`${section}/sidebar.yaml`, '- index\n');
  const written = readdirSync('content/docs/tracing').filter((file) => file.endsWith('.mdx'));
  const tracing = written.map((file) => `tracing/${file.replace(/\.mdx$/, '')}`);
  const pages = ['index', 'roadmap', 'ask-ai', 'docs-mcp', ...tracing.map((page) => page.replace('/index', ''))];
  write('docs/sidebar.yaml', pages.map((page) => `- ${page}\n`).join(''));
  for (const file of readdirSync(join(root, 'content/changelog')).filter((name) => name.endsWith('.mdx')))
    write(`changelog/${file}`, replaceChangedPages(readFileSync(`content/changelog/${file}`, 'utf8')));
  write('data/folders.json', '{}\n');
  write('data/redirects.json', '[\n  { "from": "/x", "to": "https://x.example" }\n]\n');
  for (const file of [LEDGER_FILE, 'content/data/sdk-reference.json']) rmSync(join(root, file), { force: true });
  return root;
}

/** An entry of the changelog that names no page outside the small copy. */
function replaceChangedPages(entry: string): string {
  return entry.replace(/^pages:\n(?: {2}- .*\n)+/m, 'pages:\n  - /docs\n');
}

/** A temporary folder in which the bundled server and export run with a few pages, which halves the start time. */
export function createSmallSite(): string {
  const root = createSmallContent();
  for (const name of ['dist', 'node_modules', 'public']) symlinkSync(resolve(name), join(root, name));
  shareCaches(root);
  return root;
}
