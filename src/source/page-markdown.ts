import { htmlToMarkdown } from '../markdown/html-to-markdown.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import type { TreeNode } from '../markdown/tree.ts';
import type { Vocabulary } from '../markdown/vocabulary.ts';

interface Named {
  path: string;
  title: string;
  description: string;
  canonical?: string;
  noindex?: boolean;
  /** Day of the last change. */
  updated?: string;
}

/** Starts the last line above the text of a page. */
const POINTER = 'The index of all pages for agents is at';

/** The text of a page's Markdown, without the lines that stand above it. */
export function markdownBody(markdown: string): string {
  const at = markdown.indexOf(`\n${POINTER} `);
  return at < 0 ? markdown : markdown.slice(markdown.indexOf('\n', at + 1) + 1).trimStart();
}

/** Where a page's Markdown answers: `/docs/tracing.md`, and `/index.md` for home. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The page whose Markdown answers at a path, or undefined where the path is none of Markdown. */
export function pageOfMarkdownPath(path: string): string | undefined {
  if (!path.endsWith('.md')) return undefined;
  return path === '/index.md' ? '/' : path.slice(0, -'.md'.length);
}

/** Makes an address of the site absolute; an anchor belongs to the page it stands on. */
export function absoluteFrom(siteUrl: string, path: string): (href: string) => string {
  return (href) => {
    if (!/^[/#?]/.test(href)) return href;
    return href.startsWith('/') ? `${siteUrl}${href}` : `${siteUrl}${path}${href}`;
  };
}

/** The Markdown of a written page; what stands before and after its text comes as HTML. */
export function writtenMarkdown(
  page: Named,
  tree: TreeNode,
  tags: Vocabulary,
  { before, after }: { before: string; after: string },
  siteUrl: string,
): string {
  const absolute = absoluteFrom(siteUrl, page.path);
  const written = (html: string) => (html ? htmlToMarkdown(html, absolute) : '');
  return compose(page, [written(before), toMarkdown(tree, tags, absolute), written(after)], siteUrl);
}

/** The Markdown of a coded page, made from what it shows. */
export function codedMarkdown(page: Named, html: string, siteUrl: string): string {
  const body = htmlToMarkdown(html, absoluteFrom(siteUrl, page.path));
  return compose(page, [withoutTitle(body, page.title)], siteUrl);
}

/** A coded page prints its own heading: what stands above it goes, and the heading stays only if it says more than the title. */
function withoutTitle(body: string, title: string): string {
  const [, heading = '', rest = ''] = /^(?:[\s\S]*?\n)??# (.*)\n*([\s\S]*)$/.exec(body) ?? [];
  if (!heading) return body;
  return heading === title ? rest : `**${heading}**\n\n${rest}`;
}

function compose(page: Named, parts: readonly string[], siteUrl: string): string {
  const { title, description } = page;
  const pointer = `${POINTER} ${siteUrl}/llms.txt.`;
  const blocks = [frontMatter(page, siteUrl), `# ${title}`, `> ${description}`, pointer, ...parts];
  return `${blocks.filter(Boolean).join('\n\n').trim()}\n`;
}

/** What an agent needs in order to cite the page and to see how old it is. */
function frontMatter({ path, title, description, canonical = path, noindex, updated }: Named, siteUrl: string): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    ...(noindex ? [] : [`canonical_url: ${JSON.stringify(absoluteFrom(siteUrl, path)(canonical))}`]),
    ...(updated ? [`last_updated: ${JSON.stringify(updated)}`] : []),
    '---',
  ].join('\n');
}
