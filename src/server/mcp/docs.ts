import { getTextLocale } from '../../features/search/engine/text-locale.ts';
import { LLMS_FULL_CHARS } from '../../site/limits.ts';
import { type DescribedPage, describedPages } from '../../source/described-pages.ts';
import type { Renderer } from '../renderer.tsx';
import { suggestPages } from '../suggest.ts';
import { parsePageReference } from './page-reference.ts';
import { sectionMarkdown, sectionNames } from './page-section.ts';

/** Result of a tool: text for the model; `missing` means that the requested content does not exist. */
export interface ToolText {
  text: string;
  missing?: boolean;
}

/** What the tools need. */
export interface Docs {
  renderer: Renderer;
  siteUrl: string;
}

const line = ({ title, url, description }: DescribedPage) => `- [${title}](${url}): ${description}`;

function pagesUnder({ renderer, siteUrl }: Docs, section?: string): readonly DescribedPage[] {
  const pages = describedPages(renderer.site, siteUrl);
  return section ? pages.filter((page) => page.section === section) : pages;
}

/** Pages that are considered if one section is requested; pages outside of it are removed afterwards. */
const MAX_CANDIDATES = 100;

/** The pages that answer a question best, each with its URL and description. */
export async function searchDocs(
  docs: Docs,
  { query, section, limit }: { query: string; section?: string; limit: number },
): Promise<ToolText> {
  const pages = new Map(pagesUnder(docs, section).map((page) => [page.path, page]));
  const engine = await docs.renderer.search.engine(getTextLocale(query));
  const answer = await engine.search(query, { limit: section ? MAX_CANDIDATES : limit * 2 });
  const found = answer.pages.flatMap(({ path }) => pages.get(path) ?? []).slice(0, limit);
  if (found.length > 0) return { text: found.map(line).join('\n') };
  return {
    text: `No page matches "${query}". Try fewer or other words, or list_pages for everything there is.`,
    missing: true,
  };
}

/** The pages of one section, or the sections with their number of pages. */
export function listPages(docs: Docs, { section }: { section?: string }): ToolText {
  const pages = pagesUnder(docs, section);
  if (section && pages.length > 0) return { text: pages.map(line).join('\n') };
  const counts = [...Map.groupBy(pagesUnder(docs), (page) => page.section)].map(
    ([id, of]) => `- ${id}: ${of.length} pages`,
  );
  const intro = section ? `There is no section "${section}".` : 'Ask again with one of these sections:';
  return { text: [intro, ...counts].join('\n'), missing: section !== undefined };
}

/** A page as Markdown, whole or one section of it, in parts where it is long. */
export async function readPage(
  docs: Docs,
  request: { page: string; heading?: string; offset: number },
): Promise<ToolText> {
  const reference = parsePageReference(request.page, docs.siteUrl);
  if (!reference) return { text: `"${request.page}" is not a URL of ${docs.siteUrl}.`, missing: true };
  const { site } = docs.renderer;
  const path = site.redirects.get(reference.path)?.to ?? reference.path;
  const heading = request.heading ?? reference.heading;
  if (heading) return readSection(docs, path, heading, request.offset);
  const body = await docs.renderer.page(path, new URLSearchParams(), 'markdown');
  if (!body) return { text: getNotFoundText(path, docs), missing: true };
  return { text: cutPart(Buffer.from(body.plain).toString('utf8'), request.offset) };
}

async function readSection(docs: Docs, path: string, heading: string, offset: number): Promise<ToolText> {
  const page = await docs.renderer.text(path);
  if (!page) return { text: getNotFoundText(path, docs), missing: true };
  const text = sectionMarkdown(page, heading);
  if (text !== undefined) return { text: cutPart(text, offset) };
  const names = sectionNames(page).join(', ') || 'none';
  return { text: `${path} has no heading "${heading}". It has: ${names}.`, missing: true };
}

function cutPart(text: string, offset: number): string {
  const end = offset + LLMS_FULL_CHARS;
  const rest = text.length > end ? `\n\n(${text.length - end} more characters: call again with offset ${end}.)` : '';
  return text.slice(offset, end) + rest;
}

function getNotFoundText(path: string, { renderer, siteUrl }: Docs): string {
  const suggestions = suggestPages(path, renderer.site.index.pages).map(
    (page) => `- [${page.title}](${siteUrl}${page.path})`,
  );
  return [
    `There is no page at ${path}.`,
    ...(suggestions.length > 0 ? ['The nearest pages:', ...suggestions] : []),
  ].join('\n');
}
