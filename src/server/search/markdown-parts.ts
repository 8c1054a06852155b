import type { Heading } from '../../markdown/headings.ts';
import type { DocumentSection } from '../../search/document.ts';

/** A heading of Markdown: its marks and its text. */
export const HEADING = /^(#{1,6})\s+(.*?)\s*$/;
/** Where a fence of code begins or ends. */
export const FENCE = /^\s*(?:>\s?)*(`{3,}|~{3,})/;

interface Part {
  id: string;
  heading: string;
  lines: string[];
  code: string[];
}

/** The fence of a diagram with what the diagram says, which is read in place of its source. */
const DIAGRAM = /^\s*(?:`{3,}|~{3,})mermaid\b(?:.*\balt="([^"]*)")?/;

/** The sections of a page's Markdown: its start, then one for each heading. Headings that the page does not know have no id. */
export function sectionsOf(markdown: string, title: string, headings: readonly Heading[]): DocumentSection[] {
  const parts: Part[] = [{ id: '', heading: title, lines: [], code: [] }];
  const ids = idFinder(headings);
  let fence = '';
  let isDiagram = false;
  for (const line of bodyOf(markdown).split('\n')) {
    const last = parts.at(-1);
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (mark && (!fence || (mark.startsWith(fence) && line.trim().endsWith(mark)))) {
      const diagram = fence ? null : DIAGRAM.exec(line);
      isDiagram = diagram !== null;
      if (diagram?.[1]) last?.lines.push(diagram[1]);
      fence = fence ? '' : mark;
    } else if (fence) {
      if (!isDiagram) last?.code.push(line);
    } else {
      const [, , text] = HEADING.exec(line) ?? [];
      if (text === undefined) last?.lines.push(line);
      else parts.push({ id: ids(plain(text)), heading: plain(text), lines: [], code: [] });
    }
  }
  return parts.map(({ id, heading, lines, code }) => ({
    id,
    heading,
    text: lines.map(plain).filter(Boolean).filter(isTold).join('\n'),
    names: namesIn(lines.join('\n')),
    code: code.join('\n'),
  }));
}

/** Lines that many pages share: availability, the name of a notebook's file and how it was verified. */
const SHARED_LINE =
  /^(Availability:?|(Hobby|Core|Pro|Enterprise|Self-hosted): [\w -]+|Choose one:|[\w.-]+\.ipynb|Run on \d+ \w+ \d{4} with .+|Checked: parses, names resolve)$/;

/** False for lines that many pages share and that say nothing about this one. */
export function isTold(line: string): boolean {
  return !SHARED_LINE.test(line);
}

/** The text below front matter, title, description and the pointer for agents. */
export function bodyOf(markdown: string): string {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^\s*# [^\n]*\n+(?:>[^\n]*\n+)?(?:[^\n]*llms\.txt\.\n)?/, '');
}

/** Finds ids in the order of the page: the next heading with the same text. */
export function idFinder(headings: readonly Heading[]): (text: string) => string {
  let at = 0;
  const same = (a: string, b: string) => letters(a) === letters(b);
  return (text) => {
    const found = headings.findIndex((heading, index) => index >= at && same(heading.text, text));
    if (found < 0) return '';
    at = found + 1;
    return headings[found]?.id ?? '';
  };
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]{2,80})`/g)].map(([, name = '']) => name);
}

/** A line of Markdown as words. */
export function plain(line: string): string {
  if (/^\s*\|?[\s|:-]+\|?\s*$/.test(line)) return '';
  return line
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:>\s?)+/, '')
    .replace(/^\s*(?:[-*+]|\d+\.)\s+/, '')
    .replace(/(?<![\w*])\*{1,3}(?=\S)|(?<=\S)\*{1,3}(?![\w*])/g, '')
    .replace(/`/g, '')
    .replace(/\\([\\`*_{}[\]()#+.!|<>-])/g, '$1')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/^[\s·]+|[\s·]+$/g, '')
    .replace(/<br\s*\/?>/g, ' ');
}
