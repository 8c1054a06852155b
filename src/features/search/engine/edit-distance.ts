/** Keyboard rows, to find adjacent letters. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function areAdjacent(a: string, b: string): boolean {
  return ROWS.some((row, at) => {
    const place = row.indexOf(a);
    if (place < 0) return false;
    const near = [
      row[place - 1],
      row[place + 1],
      ROWS[at + 1]?.[place],
      ROWS[at + 1]?.[place - 1],
      ROWS[at - 1]?.[place],
      ROWS[at - 1]?.[place + 1],
    ];
    return near.includes(b);
  });
}

const NEAR_KEY = 0.7;
const SWAPPED = 0.7;
const DOUBLED = 0.6;

/** Returns the cost of turning one word into another by adding, removing, changing or swapping letters; likely typos cost less. Infinity above `max` edits. */
export function editCost(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return Number.POSITIVE_INFINITY;
  let older: number[] = [];
  let old = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++)
      line.push(getCellCost(from, to, row, column, { older, old, line }));
    if (Math.min(...line) > max) return Number.POSITIVE_INFINITY;
    older = old;
    old = line;
  }
  const cost = old[to.length] ?? Number.POSITIVE_INFINITY;
  return cost > max ? Number.POSITIVE_INFINITY : cost;
}

interface Lines {
  older: readonly number[];
  old: readonly number[];
  line: readonly number[];
}

function getCellCost(from: string, to: string, row: number, column: number, { older, old, line }: Lines): number {
  const [a = '', b = ''] = [from[row - 1], to[column - 1]];
  const far = Number.POSITIVE_INFINITY;
  if (a === b) return old[column - 1] ?? far;
  // The first letter is seldom wrong.
  const first = row === 1 && column === 1 ? 0.3 : 0;
  const changed = (old[column - 1] ?? far) + (areAdjacent(a, b) ? NEAR_KEY : 1) + first;
  const left = (old[column] ?? far) + (a === from[row - 2] ? DOUBLED : 1);
  const added = (line[column - 1] ?? far) + (b === to[column - 2] ? DOUBLED : 1);
  const swapped = a === to[column - 2] && from[row - 2] === b ? (older[column - 2] ?? far) + SWAPPED : far;
  return Math.min(changed, left, added, swapped);
}

/** Returns the letters of a word as bits: words that differ in many letters need no closer comparison. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Counts set bits. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
