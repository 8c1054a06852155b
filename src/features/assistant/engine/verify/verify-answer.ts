import type { AnswerEvent, AnswerSource } from '../answer.ts';
import { type CheckOptions, checkSentence, isCodeSupported, type UnsupportedReason } from './check.ts';
import type { SourcePassage } from './passage.ts';
import { indexPassage, type PassageIndex } from './passage-index.ts';
import { createSegmenter, type Segment, type Separator } from './segments.ts';

/** Counts of kept and dropped segments. */
export interface VerifierCounts {
  kept: number;
  dropped: Partial<Record<UnsupportedReason, number>>;
}

/** Turns a model's text into events that the passages support. */
export interface Verifier {
  add(piece: string): AnswerEvent[];
  end(): AnswerEvent[];
  counts(): VerifierCounts;
}

type Sentence = Extract<Segment, { kind: 'sentence' }>;
type Code = Extract<Segment, { kind: 'code' }>;

const CITATION = /[ \t]*\[(\d{1,2}(?:[ \t]*,[ \t]*\d{1,2})*)\]/g;
const SEPARATOR_TEXT: Readonly<Record<Separator, string>> = { none: '', space: ' ', line: '\n', paragraph: '\n\n' };
const SEPARATOR_ORDER: readonly Separator[] = ['none', 'space', 'line', 'paragraph'];

/** A verifier for one answer. Sources are numbered in the order in which the answer cites them. */
export function createVerifier(passages: readonly SourcePassage[], options: CheckOptions): Verifier {
  const segmenter = createSegmenter();
  const state = new AnswerState(passages, options);
  return {
    add: (piece) => segmenter.add(piece).flatMap((segment) => state.add(segment)),
    end: () => segmenter.end().flatMap((segment) => state.add(segment)),
    counts: () => state.counts,
  };
}

class AnswerState {
  readonly counts: VerifierCounts = { kept: 0, dropped: {} };
  readonly #passages: ReadonlyMap<number, { source: AnswerSource; index: PassageIndex }>;
  readonly #options: CheckOptions;
  /** Number in the answer by number of the passage. */
  readonly #numbers = new Map<number, number>();
  /** A line such as "Run this command:", emitted once what it introduces is kept. */
  #intro: Sentence | undefined;
  /** The widest separator since the last sentence that was kept. */
  #separator: Separator = 'none';
  /** True at the start of a text: at the beginning and after code. */
  #isTextStart = true;

  constructor(passages: readonly SourcePassage[], options: CheckOptions) {
    this.#passages = new Map(
      passages.map((passage) => [passage.source.number, { source: passage.source, index: indexPassage(passage) }]),
    );
    this.#options = options;
  }

  add(segment: Segment): AnswerEvent[] {
    return segment.kind === 'code' ? this.#addCode(segment) : this.#addSentence(segment);
  }

  #addSentence(segment: Sentence): AnswerEvent[] {
    this.#widenSeparator(segment.separator);
    const text = plainText(segment.text);
    const cited = [...text.matchAll(CITATION)].flatMap(([, list = '']) => list.split(',').map(Number));
    const claim = text.replace(CITATION, '');
    if (!/[\p{L}\p{N}]/u.test(claim)) return [];
    if (cited.length === 0 && /[:：]$/.test(claim)) return this.#keepIntro({ ...segment, text: claim });
    const problem = this.#findProblem(claim, cited);
    if (problem) return this.#drop(problem);
    this.counts.kept++;
    const sources = this.#announceSources(cited);
    const numbered = text.replace(CITATION, (_, list: string) =>
      list
        .split(',')
        .map((number) => ` [${this.#numbers.get(Number(number))}]`)
        .join(''),
    );
    const separator = this.#separator;
    return [...sources, ...this.#takeIntro(), this.#toTextEvent(separator, numbered.trim())];
  }

  #findProblem(claim: string, cited: readonly number[]): UnsupportedReason | undefined {
    if (cited.length === 0) return 'no-citation';
    const indexes = cited.flatMap((number) => this.#passages.get(number)?.index ?? []);
    if (indexes.length < cited.length) return 'unknown-source';
    return checkSentence(claim, indexes, this.#options);
  }

  /** An introduction states nothing, but its words must still be in the passages. */
  #keepIntro(segment: Sentence): AnswerEvent[] {
    const all = [...this.#passages.values()].map(({ index }) => index);
    const problem = checkSentence(segment.text, all, this.#options);
    if (problem) return this.#drop(problem);
    this.#intro = { ...segment, separator: this.#separator };
    this.#separator = 'none';
    return [];
  }

  #addCode({ language, text, closed }: Code): AnswerEvent[] {
    const found = [...this.#passages].find(([, { index }]) => isCodeSupported(text, index));
    if (!closed || !found) return this.#drop('code');
    this.counts.kept++;
    const [number] = found;
    const sources = this.#announceSources([number]);
    const intro = this.#takeIntro();
    this.#isTextStart = true;
    return [...sources, ...intro, { type: 'code', language, text, source: this.#numbers.get(number) ?? number }];
  }

  #drop(reason: UnsupportedReason): AnswerEvent[] {
    this.counts.dropped[reason] = (this.counts.dropped[reason] ?? 0) + 1;
    return [];
  }

  /** Announces the sources that are cited for the first time. */
  #announceSources(cited: readonly number[]): AnswerEvent[] {
    return [...new Set(cited)].flatMap((passage): AnswerEvent[] => {
      const source = this.#passages.get(passage)?.source;
      if (!source || this.#numbers.has(passage)) return [];
      const number = this.#numbers.size + 1;
      this.#numbers.set(passage, number);
      return [{ type: 'source', source: { ...source, number } }];
    });
  }

  #takeIntro(): AnswerEvent[] {
    const intro = this.#intro;
    this.#intro = undefined;
    return intro ? [this.#toTextEvent(intro.separator, intro.text)] : [];
  }

  #widenSeparator(separator: Separator): void {
    if (SEPARATOR_ORDER.indexOf(separator) > SEPARATOR_ORDER.indexOf(this.#separator)) this.#separator = separator;
  }

  #toTextEvent(separator: Separator, text: string): AnswerEvent {
    const event = { type: 'text', text: (this.#isTextStart ? '' : SEPARATOR_TEXT[separator]) + text } as const;
    this.#isTextStart = false;
    this.#separator = 'none';
    return event;
  }
}

/** Removes images, link targets, headings and emphasis from a sentence: sources are the only links of an answer. */
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
    .map((part, index) => (index % 2 === 1 ? part : outsideCode(part)))
    .join('')
    .trim();
}
