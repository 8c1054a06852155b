import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SECTIONS } from '../src/site/sections.ts';
import { createSmallSite } from '../tests/small-content.ts';
import { generatePage, generateSidebar, getSlug } from './generated-pages.ts';
import { SMOKE } from './smoke.ts';

/** A temporary folder with a copy of the bundles, the contracts and all packages: a root for servers and exports. */
export function stageRoot(root = process.cwd()): string {
  const staged = mkdtempSync(join(tmpdir(), 'sightglass-bench-'));
  for (const bundle of ['client', 'server']) {
    if (!existsSync(join(root, 'dist', bundle))) throw new Error('There are no bundles. Run "npm run tool -- bundle".');
    cpSync(join(root, 'dist', bundle), join(staged, 'dist', bundle), { recursive: true });
  }
  cpSync(join(root, 'contracts'), join(staged, 'contracts'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(staged, 'node_modules'));
  return staged;
}

/** Returns the root of the site to measure: our site, or a few of its pages in a smoke run. */
export function getBenchRoot(): { root: string; remove(): void } {
  if (!SMOKE) return { root: process.cwd(), remove: () => {} };
  const root = createSmallSite();
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Writes the real data files, one page in every section and `count` docs pages from `createPage` into a staged root. */
export function writeContent(
  staged: string,
  count: number,
  root = process.cwd(),
  createPage: (page: number, count: number) => string = generatePage,
): void {
  cpSync(join(root, 'content/data'), join(staged, 'content/data'), { recursive: true });
  writeFileSync(join(staged, 'content/data/redirects.json'), '[]\n');
  writeFileSync(join(staged, 'content/data/folders.json'), '{}\n');
  // Generated pages use the traces and figures of written ones.
  for (const file of globSync('content/**/*.{trace,figures}.json', { cwd: root }))
    cpSync(join(root, file), join(staged, file), { recursive: true });
  for (const { contentDir } of SECTIONS) if (contentDir !== null) writeMinimalSection(root, staged, contentDir);
  const docs = join(staged, 'content/docs');
  for (let page = 0; page < count; page++) {
    const file = join(docs, `${getSlug(page)}.mdx`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, createPage(page, count));
  }
  const sidebar = join(docs, 'sidebar.yaml');
  writeFileSync(sidebar, readFileSync(sidebar, 'utf8') + generateSidebar(count));
}

/** Writes the section's index or, without one, its first page, with a short text, and the sidebar entries of it and the coded pages. */
function writeMinimalSection(root: string, staged: string, contentDir: string): void {
  const from = join(root, 'content', contentDir);
  const to = join(staged, 'content', contentDir);
  mkdirSync(to, { recursive: true });
  const files = readdirSync(from).filter((name) => /\.mdx?$/.test(name));
  const page = files.find((name) => name.startsWith('index.')) ?? files.sort()[0];
  if (page)
    writeFileSync(
      join(to, page),
      `${frontMatter(readFileSync(join(from, page), 'utf8'))}\nThe first page of a section.\n`,
    );
  const sidebar = join(from, 'sidebar.yaml');
  if (!existsSync(sidebar)) return;
  const slugs = [...readFileSync(sidebar, 'utf8').matchAll(/^\s*- ([\w/-]+)\s*$/gm)].map(([, slug = '']) => slug);
  const notebooks = notebookPaths(root);
  const coded = slugs.filter(
    (slug) =>
      !notebooks.has(`${contentDir}/${slug}`) &&
      ![`${slug}.mdx`, `${slug}/index.mdx`].some((file) => existsSync(join(from, file))),
  );
  writeFileSync(join(to, 'sidebar.yaml'), ['index', ...coded].map((slug) => `- ${slug}\n`).join(''));
}

/** Returns the front matter of a page without references to pages that a staged site lacks. */
function frontMatter(page: string): string {
  const own = /^---\n[\s\S]*?\n---\n/.exec(page)?.[0] ?? '';
  return own.replace(/^pages:\n(?: +- .*\n)+/m, 'pages:\n  - /docs\n');
}

/** Paths of notebook pages, which a staged site doesn't have. */
function notebookPaths(root: string): Set<string | null> {
  const entries: { docsPath: string | null }[] = JSON.parse(
    readFileSync(join(root, 'cookbook/notebooks.json'), 'utf8'),
  );
  return new Set(entries.map(({ docsPath }) => docsPath));
}
