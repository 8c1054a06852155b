import type { PromptMessage, PromptVersion } from './prompt.ts';

/** A piece of a line; `changed` pieces differ from the other version. */
export interface Piece {
  text: string;
  changed: boolean;
}

/** One line of a diff; a number is missing where the line is not in that version. */
export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  pieces: Piece[];
  before?: number;
  after?: number;
}

export interface MessageDiff {
  role: PromptMessage['role'];
  lines: DiffLine[];
}

const unchangedPiece = (text: string): Piece[] => [{ text, changed: false }];

/** Lengths of the longest common subsequence of every pair of tails. */
function tailLengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const getLength = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const row = table[i];
    if (!row) continue;
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? getLength(i + 1, j + 1) + 1 : Math.max(getLength(i + 1, j), getLength(i, j + 1));
  }
  return table;
}

/** Returns the line diff of two texts; removals come before additions. */
export function diffLines(before: string, after: string): DiffLine[] {
  const a = before === '' ? [] : before.split('\n');
  const b = after === '' ? [] : after.split('\n');
  const table = tailLengths(a, b);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right)
      lines.push({ kind: 'same', pieces: unchangedPiece(left), before: ++i, after: ++j });
    else if (left !== undefined && (right === undefined || (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0)))
      lines.push({ kind: 'removed', pieces: unchangedPiece(left), before: ++i });
    else if (right !== undefined) lines.push({ kind: 'added', pieces: unchangedPiece(right), after: ++j });
  }
  return markWords(lines);
}

/** Splits two lines into pieces: their middle, where they differ, is marked; words are kept whole. */
export function diffPieces(before: string, after: string): [Piece[], Piece[]] {
  const a = before.split(/(\s+)/);
  const b = after.split(/(\s+)/);
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const cut = (words: string[]): Piece[] =>
    [
      { text: words.slice(0, head).join(''), changed: false },
      { text: words.slice(head, words.length - tail).join(''), changed: true },
      { text: words.slice(words.length - tail).join(''), changed: false },
    ].filter(({ text }) => text !== '');
  return head + tail === 0 ? [unchangedPiece(before), unchangedPiece(after)] : [cut(a), cut(b)];
}

/** Marks the changed words where one removed line is followed by the one line that replaces it. */
function markWords(lines: readonly DiffLine[]): DiffLine[] {
  const kindAt = (index: number) => lines[index]?.kind ?? 'same';
  const getText = (line: DiffLine | undefined) => line?.pieces.map(({ text }) => text).join('') ?? '';
  const isPair = (index: number) =>
    kindAt(index - 1) !== 'removed' &&
    kindAt(index) === 'removed' &&
    kindAt(index + 1) === 'added' &&
    kindAt(index + 2) !== 'added';
  return lines.map((line, index) => {
    if (isPair(index)) return { ...line, pieces: diffPieces(getText(line), getText(lines[index + 1]))[0] };
    if (isPair(index - 1)) return { ...line, pieces: diffPieces(getText(lines[index - 1]), getText(line))[1] };
    return line;
  });
}

/** Returns the diff of a version, message by message; without an earlier version every line is added. */
export function diffVersions(before: PromptVersion | undefined, after: PromptVersion): MessageDiff[] {
  const count = Math.max(before?.messages.length ?? 0, after.messages.length);
  return Array.from({ length: count }, (_, index) => {
    const [old, now] = [before?.messages[index], after.messages[index]];
    return { role: now?.role ?? old?.role ?? 'user', lines: diffLines(old?.content ?? '', now?.content ?? '') };
  });
}

/** Counts added and removed lines. */
export function countChanges(messages: readonly MessageDiff[]): { added: number; removed: number } {
  const count = (kind: DiffLine['kind']) =>
    messages.flatMap(({ lines }) => lines).filter((line) => line.kind === kind).length;
  return { added: count('added'), removed: count('removed') };
}
