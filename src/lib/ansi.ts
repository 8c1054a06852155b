/** A piece of terminal text in one style. */
export interface AnsiRun {
  text: string;
  /** Names such as `red`, `bright-blue`, `bold`; empty for plain text. */
  styles: string[];
}

const COLOURS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;
const MARKS: Readonly<Record<number, string>> = { 1: 'bold', 3: 'italic', 4: 'underline' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with a control character
const SEQUENCE = /\u001b\[([\d;:]*)([A-Za-z])|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[@-Z\\-_]/g;

interface Style {
  colour?: string;
  marks: ReadonlySet<string>;
}

const PLAIN: Style = { marks: new Set() };

/** Splits terminal output into runs of one style; cursor movements are dropped, and `\r` starts its line again. */
export function parseAnsi(output: string): AnsiRun[] {
  const text = overwriteLines(output);
  const runs: AnsiRun[] = [];
  let style = PLAIN;
  let position = 0;
  const push = (part: string) => {
    if (part) runs.push({ text: part, styles: [...(style.colour ? [style.colour] : []), ...style.marks] });
  };
  for (const match of text.matchAll(SEQUENCE)) {
    push(text.slice(position, match.index));
    position = match.index + match[0].length;
    if (match[2] === 'm') style = restyle(style, (match[1] ?? '').split(/[;:]/).map(Number));
  }
  push(text.slice(position));
  return runs;
}

/** Returns only the text. */
export function stripAnsi(output: string): string {
  return parseAnsi(output)
    .map(({ text }) => text)
    .join('');
}

/** A progress bar overwrites its line: keeps only its last state. */
function overwriteLines(output: string): string {
  return output
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.replace(/\r+$/, '').split('\r').at(-1) ?? '')
    .join('\n');
}

function restyle(style: Style, codes: readonly number[]): Style {
  let next = style;
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0;
    if (code === 38 || code === 48) {
      const isIndexed = codes[index + 1] === 5;
      if (code === 38) next = { ...next, colour: isIndexed ? indexedColour(codes[index + 2] ?? 0) : undefined };
      index += isIndexed ? 2 : 4;
    } else next = applyCode(next, code);
  }
  return next;
}

function applyCode(style: Style, code: number): Style {
  if (code === 0) return PLAIN;
  if (code === 39) return { ...style, colour: undefined };
  if (code >= 30 && code <= 37) return { ...style, colour: COLOURS[code - 30] };
  if (code >= 90 && code <= 97) return { ...style, colour: `bright-${COLOURS[code - 90]}` };
  const mark = MARKS[code];
  if (mark) return { ...style, marks: new Set([...style.marks, mark]) };
  const ended = code === 22 ? 'bold' : code === 23 ? 'italic' : code === 24 ? 'underline' : undefined;
  return ended ? { ...style, marks: new Set([...style.marks].filter((name) => name !== ended)) } : style;
}

/** Returns the name of one of the first sixteen of the 256 colours; the others are shown in the text colour. */
function indexedColour(index: number): string | undefined {
  if (index < 8) return COLOURS[index];
  return index < 16 ? `bright-${COLOURS[index - 8]}` : undefined;
}
