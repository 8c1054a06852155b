import { splitIntoParts } from '../../lib/parts.ts';
import { BRAND } from '../../site/brand.ts';
import { LLMS_FULL_CHARS } from '../../site/limits.ts';

/** A page with its Markdown. */
export interface FullPage {
  url: string;
  text: string;
}

const SEPARATOR = '\n\n---\n\n';
/** Space reserved for the head of a part, and for its line in the list of parts. */
const HEAD_CHARS = 600;
const LINE_CHARS = 100;

/** Returns the path of a part; the first has number 1. */
const partPath = (number: number) => (number === 1 ? '/llms-full.txt' : `/llms-full/${number}.txt`);

/** Creates the full text of the site in parts, by path. The first part lists the others; no page is split. */
export function createFullFiles(
  pages: readonly FullPage[],
  siteUrl: string,
  limit = LLMS_FULL_CHARS,
): Map<string, string> {
  const blocks = pages.map(({ url, text }) => `Source: ${url}\n\n${withoutFrontMatter(text).trim()}`);
  const total = blocks.reduce((sum, block) => sum + block.length + SEPARATOR.length, 0);
  const room = limit - HEAD_CHARS - LINE_CHARS * Math.ceil((2 * total) / limit);
  const parts = splitIntoParts(blocks, (block) => block.length + SEPARATOR.length, Math.max(room, limit / 2));
  const count = Math.max(parts.length, 1);
  return new Map(
    Array.from({ length: count }, (_, index): [string, string] => [
      partPath(index + 1),
      `${[formatHead(index + 1, count, siteUrl), ...(parts[index] ?? [])].join(SEPARATOR)}\n`,
    ]),
  );
}

function formatHead(number: number, count: number, siteUrl: string): string {
  const others = Array.from(
    { length: count - 1 },
    (_, index) => `- [Part ${index + 2}](${siteUrl}${partPath(index + 2)})`,
  );
  return [
    `# ${BRAND.name}: all pages, part ${number} of ${count}`,
    `> ${BRAND.description}`,
    number === 1
      ? `The text of every page. An index with descriptions is at ${siteUrl}/llms.txt.`
      : `The first part, with a list of all parts, is at ${siteUrl}${partPath(1)}.`,
    number === 1 ? others.join('\n') : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function withoutFrontMatter(markdown: string): string {
  return markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
}
