import { sectionsMarkdown } from '../markdown/text/write-sections.ts';
import type { PageText } from '../schema/page-text.ts';

interface MarkdownPage {
  path: string;
  title: string;
  description: string;
  canonical?: string;
  noindex?: boolean;
  /** Date of the last change. */
  updated?: string;
  appliesTo?: readonly string[];
}

/** Starts the last line before the text of a page. */
const POINTER = 'The index of all pages for agents is at';

/** The text of a page's Markdown, without the header lines. */
export function markdownBody(markdown: string): string {
  const index = markdown.indexOf(`\n${POINTER} `);
  return index < 0 ? markdown : markdown.slice(markdown.indexOf('\n', index + 1) + 1).trimStart();
}

/** The path of a page's Markdown: `/docs/tracing.md`, and `/index.md` for home. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The page whose Markdown is at a path; undefined if the path is not one of Markdown. */
export function parseMarkdownPath(path: string): string | undefined {
  if (!path.endsWith('.md')) return undefined;
  return path === '/index.md' ? '/' : path.slice(0, -'.md'.length);
}

/** Makes a URL of the site absolute; an anchor refers to the page that contains it. */
export function createUrlResolver(siteUrl: string, path: string): (href: string) => string {
  return (href) => {
    if (!/^[/#?]/.test(href)) return href;
    return href.startsWith('/') ? `${siteUrl}${href}` : `${siteUrl}${path}${href}`;
  };
}

/** The Markdown of a page, generated from its text. */
export function pageMarkdown(page: MarkdownPage, { sections }: PageText, siteUrl: string): string {
  const { title, description } = page;
  const pointer = `${POINTER} ${siteUrl}/llms.txt.`;
  const blocks = [frontMatter(page, siteUrl), `# ${title}`, `> ${description}`, pointer, sectionsMarkdown(sections)];
  return `${blocks.filter(Boolean).join('\n\n').trim()}\n`;
}

/** What an agent needs to cite the page and to see how old it is. */
function frontMatter(page: MarkdownPage, siteUrl: string): string {
  const { path, title, description, canonical = path, noindex, updated, appliesTo = [] } = page;
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    ...(noindex ? [] : [`canonical_url: ${JSON.stringify(createUrlResolver(siteUrl, path)(canonical))}`]),
    ...(updated ? [`last_updated: ${JSON.stringify(updated)}`] : []),
    ...(appliesTo.length > 0 ? [`applies_to: ${JSON.stringify(appliesTo.join(', '))}`] : []),
    '---',
  ].join('\n');
}
