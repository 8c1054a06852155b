import type { AnswerEvent, AnswerSource } from '../answer.ts';
import { type CheckOptions, checkSentence, isCodeSupported, type Unsupported } from './check.ts';
import type { WrittenPassage } from './passage.ts';
import { indexPassage, type PassageIndex } from './passage-index.ts';
import { createSegmenter, type Gap, type Segment } from './segments.ts';

/** What became of the segments of an answer. */
export interface VerifierCounts {
  kept: number;
  dropped: Partial<Record<Unsupported, number>>;
}

/** Turns what a model writes into events that passages support. */
export interface Verifier {
  add(piece: string): AnswerEvent[];
  end(): AnswerEvent[];
  counts(): VerifierCounts;
}

type Sentence = Extract<Segment, { kind: 'sentence' }>;
type Code = Extract<Segment, { kind: 'code' }>;

const CITATION = /[ \t]*\[(\d{1,2}(?:[ \t]*,[ \t]*\d{1,2})*)\]/g;
const GAPS: Readonly<Record<Gap, string>> = { none: '', space: ' ', line: '\n', paragraph: '\n\n' };
const STRONGER: readonly Gap[] = ['none', 'space', 'line', 'paragraph'];

/** A verifier for one answer. Sources are numbered in the order in which the answer cites them. */
export function createVerifier(passages: readonly WrittenPassage[], options: CheckOptions): Verifier {
  const segmenter = createSegmenter();
  const state = new AnswerState(passages, options);
  return {
    add: (piece) => segmenter.add(piece).flatMap((segment) => state.take(segment)),
    end: () => segmenter.end().flatMap((segment) => state.take(segment)),
    counts: () => state.counts,
  };
}

class AnswerState {
  readonly counts: VerifierCounts = { kept: 0, dropped: {} };
  readonly #passages: ReadonlyMap<number, { source: AnswerSource; index: PassageIndex }>;
  readonly #options: CheckOptions;
  /** Number in the answer by number of the passage. */
  readonly #numbers = new Map<number, number>();
  /** A line such as "Run this command:", shown once what it introduces is kept. */
  #intro: Sentence | undefined;
  /** The widest gap since the last sentence that was kept. */
  #gap: Gap = 'none';
  /** True where a text starts: at the beginning and after code. */
  #fresh = true;

  constructor(passages: readonly WrittenPassage[], options: CheckOptions) {
    this.#passages = new Map(
      passages.map((passage) => [passage.source.number, { source: passage.source, index: indexPassage(passage) }]),
    );
    this.#options = options;
  }

  take(segment: Segment): AnswerEvent[] {
    return segment.kind === 'code' ? this.#code(segment) : this.#sentence(segment);
  }

  #sentence(segment: Sentence): AnswerEvent[] {
    this.#widen(segment.gap);
    const text = plainText(segment.text);
    const cited = [...text.matchAll(CITATION)].flatMap(([, list = '']) => list.split(',').map(Number));
    const claim = text.replace(CITATION, '');
    if (!/[\p{L}\p{N}]/u.test(claim)) return [];
    if (cited.length === 0 && /[:：]$/.test(claim)) return this.#hold({ ...segment, text: claim });
    const problem = this.#problem(claim, cited);
    if (problem) return this.#drop(problem);
    this.counts.kept++;
    const sources = this.#cite(cited);
    const numbered = text.replace(CITATION, (_, list: string) =>
      list
        .split(',')
        .map((number) => ` [${this.#numbers.get(Number(number))}]`)
        .join(''),
    );
    const gap = this.#gap;
    return [...sources, ...this.#introduction(), this.#text(gap, numbered.trim())];
  }

  #problem(claim: string, cited: readonly number[]): Unsupported | undefined {
    if (cited.length === 0) return 'no-citation';
    const indexes = cited.flatMap((number) => this.#passages.get(number)?.index ?? []);
    if (indexes.length < cited.length) return 'unknown-source';
    return checkSentence(claim, indexes, this.#options);
  }

  /** An introduction states nothing, but it still has to be made of words that the passages contain. */
  #hold(segment: Sentence): AnswerEvent[] {
    const all = [...this.#passages.values()].map(({ index }) => index);
    const problem = checkSentence(segment.text, all, this.#options);
    if (problem) return this.#drop(problem);
    this.#intro = { ...segment, gap: this.#gap };
    this.#gap = 'none';
    return [];
  }

  #code({ language, text, closed }: Code): AnswerEvent[] {
    const found = [...this.#passages].find(([, { index }]) => isCodeSupported(text, index));
    if (!closed || !found) return this.#drop('code');
    this.counts.kept++;
    const [number] = found;
    const sources = this.#cite([number]);
    const introduction = this.#introduction();
    this.#fresh = true;
    return [...sources, ...introduction, { type: 'code', language, text, source: this.#numbers.get(number) ?? number }];
  }

  #drop(reason: Unsupported): AnswerEvent[] {
    this.counts.dropped[reason] = (this.counts.dropped[reason] ?? 0) + 1;
    return [];
  }

  /** Announces the sources that are cited for the first time. */
  #cite(cited: readonly number[]): AnswerEvent[] {
    return [...new Set(cited)].flatMap((passage): AnswerEvent[] => {
      const source = this.#passages.get(passage)?.source;
      if (!source || this.#numbers.has(passage)) return [];
      const number = this.#numbers.size + 1;
      this.#numbers.set(passage, number);
      return [{ type: 'source', source: { ...source, number } }];
    });
  }

  #introduction(): AnswerEvent[] {
    const intro = this.#intro;
    this.#intro = undefined;
    return intro ? [this.#text(intro.gap, intro.text)] : [];
  }

  #widen(gap: Gap): void {
    if (STRONGER.indexOf(gap) > STRONGER.indexOf(this.#gap)) this.#gap = gap;
  }

  #text(gap: Gap, text: string): AnswerEvent {
    const event = { type: 'text', text: (this.#fresh ? '' : GAPS[gap]) + text } as const;
    this.#fresh = false;
    this.#gap = 'none';
    return event;
  }
}

/** A sentence without images, link targets, headings and emphasis: sources are the only links of an answer. */
function plainText(text: string): string {
  const outsideCode = (part: string) =>
    part
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|(?<!\w)__(?=\S)|(?<=\S)__(?!\w)/g, '');
  return text
    .replace(/^#{1,6}\s+/, '')
    .replace(/^[*+]\s+/, '- ')
    .split(/(`[^`]+`)/)
    .map((part, at) => (at % 2 === 1 ? part : outsideCode(part)))
    .join('')
    .trim();
}
