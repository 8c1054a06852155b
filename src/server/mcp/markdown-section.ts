import { uniqueSlugs } from '../../lib/slug.ts';

const HEADING = /^(#{1,6})\s+(.*?)\s*$/;

interface Line {
  text: string;
  level: number;
  id?: string;
}

/** The lines of a Markdown text; headings outside of code fences carry their level and id. */
function linesOf(markdown: string): Line[] {
  const slug = uniqueSlugs();
  let fence = '';
  return markdown.split('\n').map((text) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1] ?? '';
    if (mark && !fence) fence = mark;
    else if (mark.startsWith(fence) && fence && text.trim() === mark) fence = '';
    const [, hashes = '', title = ''] = (!fence && !mark && HEADING.exec(text)) || [];
    return hashes ? { text, level: hashes.length, id: slug(title.replaceAll('`', '')) } : { text, level: 0 };
  });
}

/** Ids of the headings in a Markdown text, the title's left out. */
export function headingIds(markdown: string): string[] {
  return linesOf(markdown).flatMap(({ id, level }) => (id && level > 1 ? [id] : []));
}

/** The part of a Markdown text under one heading, up to the next heading of the same rank; undefined where there is none. */
export function markdownSection(markdown: string, id: string): string | undefined {
  const lines = linesOf(markdown);
  const start = lines.findIndex((line) => line.id === id);
  const level = lines[start]?.level;
  if (level === undefined) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => line.level > 0 && line.level <= level);
  return lines
    .slice(start, length < 0 ? undefined : start + 1 + length)
    .map(({ text }) => text)
    .join('\n')
    .trim();
}
