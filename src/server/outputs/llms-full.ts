import { hash } from 'node:crypto';
import { splitIntoParts } from '../../lib/parts.ts';
import { BRAND } from '../../site/brand.ts';
import { LLMS_FULL_CHARS } from '../../site/limits.ts';
import { type MarkdownDigest, removeFrontMatter } from './markdown-digest.ts';

/** A page whose Markdown is read when it is needed. */
export interface FullPage {
  url: string;
  digest: MarkdownDigest;
  read(): Promise<string>;
}

/** Part of the text of all pages, written only if its version is new. */
export interface FullFile {
  /** Changes with the text. */
  version: string;
  create(): Promise<string>;
}

const SEPARATOR = '\n\n---\n\n';
/** Space reserved for the head of a part, and for its line in the list of parts. */
const HEAD_CHARS = 600;
const LINE_CHARS = 100;

/** Returns the path of a part; the first has number 1. */
const partPath = (number: number) => (number === 1 ? '/llms-full.txt' : `/llms-full/${number}.txt`);

/** Lists the full text of the site in parts, by path. The first part lists the others; no page is split. */
export function listFullFiles(
  pages: readonly FullPage[],
  siteUrl: string,
  limit = LLMS_FULL_CHARS,
): Map<string, FullFile> {
  const getLength = ({ url, digest }: FullPage) => formatSource(url).length + digest.bodyChars + SEPARATOR.length;
  const total = pages.reduce((sum, page) => sum + getLength(page), 0);
  const room = limit - HEAD_CHARS - LINE_CHARS * Math.ceil((2 * total) / limit);
  const parts = splitIntoParts(pages, getLength, Math.max(room, limit / 2));
  const count = Math.max(parts.length, 1);
  return new Map(
    Array.from({ length: count }, (_, index): [string, FullFile] => {
      const head = formatHead(index + 1, count, siteUrl);
      const part = parts[index] ?? [];
      const version = hash('sha256', JSON.stringify([head, part.map(({ url, digest }) => [url, digest.sha256])]));
      return [partPath(index + 1), { version, create: () => createPart(head, part) }];
    }),
  );
}

const formatSource = (url: string) => `Source: ${url}\n\n`;

async function createPart(head: string, pages: readonly FullPage[]): Promise<string> {
  const blocks = await Promise.all(
    pages.map(async ({ url, read }) => `${formatSource(url)}${removeFrontMatter(await read())}`),
  );
  return `${[head, ...blocks].join(SEPARATOR)}\n`;
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
