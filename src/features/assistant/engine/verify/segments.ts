/** What a model writes, split into pieces that are verified one by one. */
export type Segment =
  | { kind: 'sentence'; text: string; separator: Separator }
  | { kind: 'code'; language: string; text: string; closed: boolean };

/** What separates a sentence from the text before it. */
export type Separator = 'none' | 'space' | 'line' | 'paragraph';

/** Splits streamed text into segments. */
export interface Segmenter {
  /** Returns the segments that are complete after this piece. */
  add(piece: string): Segment[];
  /** Returns the rest when the stream ends. */
  end(): Segment[];
}

/** A sentence that grows longer than this is split here, so that a stream without punctuation stays bounded. */
const MAX_SENTENCE_CHARS = 2000;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|resp|no|ca|cf|fig|[A-Z])$/i;
const CITATIONS = /^(?:[ \t]*,?[ \t]*\[\d{1,2}(?:[ \t]*,[ \t]*\d{1,2})*\])+/;
/** The start of a citation that the next piece may complete. */
const PARTIAL_CITATION = /^[ \t]*,?[ \t]*\[[\d, \t]*$/;
const CLOSERS = /^["'”’)*_]*/;

/** A segmenter for one answer. */
export function createSegmenter(): Segmenter {
  let buffer = '';
  let started = false;
  const takeSegments = (final: boolean): Segment[] => {
    const segments: Segment[] = [];
    for (;;) {
      const match = takeSegment(buffer, final);
      if (!match) return segments;
      buffer = match.rest;
      const segment = match.segment;
      segments.push(segment.kind === 'sentence' && !started ? { ...segment, separator: 'none' } : segment);
      started = true;
    }
  };
  return {
    add(piece) {
      buffer += piece.replaceAll('\r', '');
      return takeSegments(false);
    },
    end: () => takeSegments(true),
  };
}

interface SegmentMatch {
  segment: Segment;
  rest: string;
}

/** Takes the first segment of a text; undefined while it may still grow. */
function takeSegment(text: string, final: boolean): SegmentMatch | undefined {
  const [space = ''] = /^\s*/.exec(text) ?? [];
  const body = text.slice(space.length);
  if (body === '' || (!final && /^`{1,2}$/.test(body))) return undefined;
  if (body.startsWith('```')) return takeCode(body, final);
  const end = findSentenceEnd(body, final);
  if (end === undefined) return undefined;
  return {
    segment: { kind: 'sentence', text: body.slice(0, end).trim(), separator: getSeparator(space) },
    rest: body.slice(end),
  };
}

function getSeparator(space: string): Separator {
  const breaks = space.split('\n').length - 1;
  if (breaks > 1) return 'paragraph';
  if (breaks === 1) return 'line';
  return space === '' ? 'none' : 'space';
}

function takeCode(body: string, final: boolean): SegmentMatch | undefined {
  const open = /^```+([^\n`]*)\n/.exec(body);
  if (!open) return final ? { segment: { kind: 'code', language: '', text: '', closed: false }, rest: '' } : undefined;
  const language = (open[1] ?? '').trim().split(/\s/)[0] ?? '';
  const inside = body.slice(open[0].length);
  const close = /(?:^|\n)[ \t]*```+[ \t]*(?=\n|$)/.exec(inside);
  // Without the line break, more backticks or a language could still follow.
  const complete = close && (final || inside.length > close.index + close[0].length);
  if (close && complete)
    return {
      segment: { kind: 'code', language, text: inside.slice(0, close.index), closed: true },
      rest: inside.slice(close.index + close[0].length),
    };
  return final ? { segment: { kind: 'code', language, text: inside, closed: false }, rest: '' } : undefined;
}

/** Returns the end of the first sentence; undefined while that is not known. */
function findSentenceEnd(body: string, final: boolean): number | undefined {
  let inCode = false;
  for (let index = 0; index < body.length; index++) {
    const char = body[index] as string;
    if (char === '\n' || index >= MAX_SENTENCE_CHARS) return index;
    if (char === '`') inCode = !inCode;
    if (inCode || !/[.!?。！？]/.test(char)) continue;
    const end = getEndAfterMark(body, index, final);
    if (end === 'wait') return final ? body.length : undefined;
    if (end !== undefined) return end;
  }
  return final ? body.length : undefined;
}

/** The end of a sentence whose last mark is at `markIndex`, with the citations that follow it. */
function getEndAfterMark(body: string, markIndex: number, final: boolean): number | 'wait' | undefined {
  const before = body.slice(0, markIndex);
  const after = markIndex + 1 + (CLOSERS.exec(body.slice(markIndex + 1))?.[0].length ?? 0);
  const rest = body.slice(after);
  if (!final && (rest.trim() === '' || PARTIAL_CITATION.test(rest)) && !rest.includes('\n')) return 'wait';
  const cited = CITATIONS.exec(rest)?.[0].length ?? 0;
  if (cited > 0) {
    const following = rest.slice(cited);
    if (!final && (following === '' || PARTIAL_CITATION.test(following))) return 'wait';
    // Models write "text. [1]." too.
    return after + cited + (/^[.。]/.test(following) ? 1 : 0);
  }
  if (/[。！？]/.test(body[markIndex] as string)) return after;
  if (rest !== '' && !/^\s/.test(rest)) return undefined;
  if (body[markIndex] === '.' && (ABBREVIATION.test(before) || /^(?:[-*] )?\d+$/.test(before))) return undefined;
  return /^\s+\p{Ll}/u.test(rest) ? undefined : after;
}
