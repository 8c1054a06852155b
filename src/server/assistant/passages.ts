import type { Passage, Sample, Unit } from '../../assistant/passage.ts';
import { CODE_MARK, LINK_MARK, linksIn, sentencesOf, withoutMarks } from '../../assistant/sentences.ts';
import type { FigureBlock, ListBlock, PageText, RichText, TextBlock, TextSection } from '../../schema/page-text.ts';
import { isSharedLine } from '../search/shared-lines.ts';
import { rowText } from '../search/text-sections.ts';

/** The passages of a page: its start, then one for each heading. Their text is the text that the search index has. */
export function passagesOf({ sections }: PageText): Passage[] {
  return sections.map(passageOf);
}

function passageOf({ id, heading, blocks }: TextSection): Passage {
  const reader = new PassageReader();
  for (const block of blocks) reader.read(block);
  return { id, heading, parts: reader.parts };
}

/** Cuts blocks into units that are quoted whole; units of one paragraph, list or table share a number. */
class PassageReader {
  readonly parts: (Unit | Sample)[] = [];
  #block = 0;

  read(block: TextBlock): void {
    this.#block++;
    switch (block.kind) {
      case 'paragraph':
        this.#sentences(marked(block));
        break;
      case 'list':
        this.#list(block);
        break;
      case 'table':
        this.#unit('head', rowText(block.header), 0);
        for (const row of block.rows) this.#unit('row', rowText(row), linksIn(row.map(marked).join('')));
        break;
      case 'code':
        if (block.text.trim()) this.#sample(block.language, block.text, block.tab);
        break;
      case 'callout':
        if (block.title) this.#unit('sentence', block.title, 0);
        for (const inner of block.blocks) this.read(inner);
        break;
      case 'tabs':
        this.#tabs(block.tabs);
        break;
      case 'figure':
        this.#figure(block);
        break;
    }
  }

  /** The items of a list and of the lists inside it; code between them has its own number. */
  #list({ items }: ListBlock): void {
    const list = this.#block;
    for (const item of items) {
      this.#unit('item', item.text, linksIn(marked(item)), list);
      for (const inner of item.blocks) {
        if (inner.kind === 'paragraph') this.#unit('item', inner.text, linksIn(marked(inner)), list);
        else if (inner.kind === 'list') {
          this.#block = list;
          this.#list(inner);
        } else this.read(inner);
      }
    }
  }

  /** Code names its tab itself; other content follows the label of its tab. */
  #tabs(tabs: readonly { label: string; blocks: readonly TextBlock[] }[]): void {
    for (const { label, blocks } of tabs) {
      if (blocks[0]?.kind !== 'code') this.#unit('item', label, 0);
      for (const inner of blocks) this.read(inner);
    }
  }

  /** Diagrams say something; a picture is described for those who cannot see it, and only its caption is quoted. */
  #figure({ figure, text, caption }: FigureBlock): void {
    if (figure === 'diagram') this.#sentences(text);
    if (figure !== 'trace' && caption) this.#unit('sentence', caption, 0);
  }

  #sentences(text: string): void {
    if (isSharedLine(withoutMarks(text))) return;
    for (const sentence of sentencesOf(text)) this.#unit('sentence', withoutMarks(sentence), linksIn(sentence));
  }

  #unit(kind: Unit['kind'], text: string, links: number, block = this.#block): void {
    if (text && !isSharedLine(text)) this.parts.push({ kind, text, links, block });
  }

  #sample(language: string, text: string, label = ''): void {
    this.parts.push({ kind: 'code', language, text, label, block: this.#block });
  }
}

/** The text of a line with marks where code and links begin, so that sentences are cut around them. */
function marked({ spans }: RichText): string {
  return spans
    .map(({ text, code, href }, at) => {
      const opens = href !== undefined && spans[at - 1]?.href !== href;
      return `${opens ? LINK_MARK : ''}${code ? `${CODE_MARK}${text}${CODE_MARK}` : text}`;
    })
    .join('');
}
