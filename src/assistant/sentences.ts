/** Stands for a backtick, so that a sentence may begin with a name in small letters. */
export const CODE_MARK = '\uE000';

const END = new RegExp(`[.!?。!?][”"’')\\]${CODE_MARK}]*(?:\\s+|(?<=[。!?]))`, 'gu');
const START = new RegExp(`^[“"‘'(\\[\uE001]*(?:${CODE_MARK}|[\\p{Lu}\\p{Lo}\\p{N}])`, 'u');
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|No|Nr|St|Dr|Mr|Ms|Inc|Ltd|[A-Za-z])\.$/;

/** Stands before the words of a link. */
export const LINK_MARK = '\uE001';

/** The sentences of a paragraph, each with its marks; code is never cut. */
export function sentencesOf(marked: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: end } of marked.matchAll(END)) {
    const next = index + end.length;
    const sentence = marked.slice(from, next).trimEnd();
    const inCode = (marked.slice(0, next).split(CODE_MARK).length - 1) % 2 === 1;
    if (inCode || ABBREVIATION.test(sentence) || !START.test(marked.slice(next))) continue;
    sentences.push(sentence);
    from = next;
  }
  sentences.push(marked.slice(from));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => withoutMarks(sentence));
}

/** A text as it is read. */
export function withoutMarks(marked: string): string {
  return marked.replaceAll(CODE_MARK, '').replaceAll(LINK_MARK, '').trim();
}

/** How many links a text holds. */
export function linksIn(marked: string): number {
  return marked.split(LINK_MARK).length - 1;
}
