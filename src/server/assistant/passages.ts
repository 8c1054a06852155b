import type { Passage, Sample, Unit } from '../../assistant/passage.ts';
import { CODE_MARK, LINK_MARK, linksIn, sentencesOf, withoutMarks } from '../../assistant/sentences.ts';
import type { Heading } from '../../markdown/headings.ts';
import { bodyOf, FENCE, HEADING, idFinder, isTold, plain } from '../search/markdown-parts.ts';

const ITEM = /^\s*(?:[-*+]|\d+\.)\s+/;
const ROW = /^\s*\|/;
/** A picture alone, whose text describes it. */
const PICTURE = /^\s*!\[[^\]]*\]\([^)]*\)\s*$/;
/** The line under the head of a table. */
const RULE = /^\s*\|?[\s|:-]+\|?\s*$/;

/** Reads lines of Markdown into passages; what it holds is what the search index holds. */
class PassageReader {
  readonly passages: { id: string; heading: string; parts: (Unit | Sample)[] }[] = [{ id: '', heading: '', parts: [] }];
  readonly #idOf: (text: string) => string;
  #block = 0;
  #kind = '';
  /** An item that was the last line: before code it is the name of a tab. */
  #label: string | undefined;

  constructor(headings: readonly Heading[]) {
    this.#idOf = idFinder(headings);
  }

  heading(text: string): void {
    this.passages.push({ id: this.#idOf(text), heading: text, parts: [] });
    this.#next('');
  }

  line(line: string): void {
    if (!line.trim()) {
      if (this.#kind !== 'item') this.#next('');
      return;
    }
    if (ROW.test(line)) {
      this.#row(line);
      return;
    }
    const text = PICTURE.test(line) ? '' : marked(line);
    if (!text || !isTold(withoutMarks(text))) return;
    if (ITEM.test(line)) {
      this.#item(text, line);
      return;
    }
    const own = /^\s{2,}/.test(line) && this.#kind === 'item' ? 'item' : 'sentence';
    if (own !== this.#kind || own === 'sentence') this.#next(own);
    for (const sentence of own === 'item' ? [text] : sentencesOf(text)) this.#unit(own, sentence);
  }

  code(language: string, lines: readonly string[]): void {
    const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)?.[0].length ?? 0));
    const text = lines
      .map((line) => line.slice(Number.isFinite(indent) ? indent : 0))
      .join('\n')
      .trim();
    const label = this.#label ?? '';
    if (label) this.#parts().pop();
    this.#label = undefined;
    if (text) this.#add({ kind: 'code', language, text, label, block: ++this.#block });
    this.#kind = '';
  }

  #item(text: string, line: string): void {
    this.#next(this.#kind === 'item' ? 'item' : 'new item');
    this.#kind = 'item';
    this.#unit('item', text);
    if (/^\s*[-*+]\s+\*\*[^*]+\*\*\s*$/.test(line)) this.#label = withoutMarks(text);
  }

  #row(line: string): void {
    if (RULE.test(line)) return;
    const kind = this.#kind === 'row' ? 'row' : 'head';
    if (kind === 'head') this.#next('row');
    this.#unit(kind, marked(line));
  }

  #unit(kind: Unit['kind'], marked: string): void {
    const text = withoutMarks(marked);
    if (text) this.#add({ kind, text, links: linksIn(marked), block: this.#block });
  }

  #add(part: Unit | Sample): void {
    this.#label = undefined;
    this.#parts().push(part);
  }

  #parts(): (Unit | Sample)[] {
    return this.passages.at(-1)?.parts ?? [];
  }

  #next(kind: string): void {
    if (kind !== this.#kind || kind === 'sentence') this.#block++;
    this.#kind = kind;
  }
}

/** A line as words, with marks where code and links begin. */
function marked(line: string): string {
  return plain(line.replaceAll('`', CODE_MARK).replace(/(?<!!)\[([^\]]*)\]\([^)]*\)/g, `${LINK_MARK}$1`));
}

/** The passages of a page's Markdown: its start, then one for each heading. */
export function passagesOf(markdown: string, headings: readonly Heading[]): Passage[] {
  const reader = new PassageReader(headings);
  let fence: { mark: string; language: string; lines: string[] } | undefined;
  for (const line of bodyOf(markdown).split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence && mark.startsWith(fence.mark) && line.trim().endsWith(mark)) {
      reader.code(fence.language, fence.lines);
      fence = undefined;
    } else if (fence) fence.lines.push(line);
    else if (mark) fence = { mark, language: languageOf(line), lines: [] };
    else {
      const [, , text] = HEADING.exec(line) ?? [];
      if (text === undefined) reader.line(line);
      else reader.heading(plain(text));
    }
  }
  return reader.passages;
}

function languageOf(line: string): string {
  return /[`~]{3,}\s*([\w+-]*)/.exec(line)?.[1] ?? '';
}
