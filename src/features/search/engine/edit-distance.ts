/** Keyboard rows, to find adjacent letters. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function areAdjacent(a: string, b: string): boolean {
  return ROWS.some((row, index) => {
    const place = row.indexOf(a);
    if (place < 0) return false;
    const candidates = [
      row[place - 1],
      row[place + 1],
      ROWS[index + 1]?.[place],
      ROWS[index + 1]?.[place - 1],
      ROWS[index - 1]?.[place],
      ROWS[index - 1]?.[place + 1],
    ];
    return candidates.includes(b);
  });
}

const NEAR_KEY = 0.7;
const SWAPPED = 0.7;
const DOUBLED = 0.6;

/** Returns the cost of turning one word into another by adding, removing, changing or swapping letters; likely typos cost less. Infinity above `max` edits. */
export function editCost(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return Number.POSITIVE_INFINITY;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++)
      line.push(getCellCost(from, to, row, column, { beforePrevious, previous, line }));
    if (Math.min(...line) > max) return Number.POSITIVE_INFINITY;
    beforePrevious = previous;
    previous = line;
  }
  const cost = previous[to.length] ?? Number.POSITIVE_INFINITY;
  return cost > max ? Number.POSITIVE_INFINITY : cost;
}

interface Lines {
  beforePrevious: readonly number[];
  previous: readonly number[];
  line: readonly number[];
}

function getCellCost(
  from: string,
  to: string,
  row: number,
  column: number,
  { beforePrevious, previous, line }: Lines,
): number {
  const [a = '', b = ''] = [from[row - 1], to[column - 1]];
  const impossible = Number.POSITIVE_INFINITY;
  if (a === b) return previous[column - 1] ?? impossible;
  // The first letter is rarely wrong.
  const first = row === 1 && column === 1 ? 0.3 : 0;
  const changed = (previous[column - 1] ?? impossible) + (areAdjacent(a, b) ? NEAR_KEY : 1) + first;
  const left = (previous[column] ?? impossible) + (a === from[row - 2] ? DOUBLED : 1);
  const added = (line[column - 1] ?? impossible) + (b === to[column - 2] ? DOUBLED : 1);
  const swapped =
    a === to[column - 2] && from[row - 2] === b ? (beforePrevious[column - 2] ?? impossible) + SWAPPED : impossible;
  return Math.min(changed, left, added, swapped);
}

/** Returns the letters of a word as bits: words that differ in many letters need no closer comparison. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/** Counts set bits. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
