/** Marks on a line of code: added, removed, in focus, highlighted. */
export type LineMark = '++' | '--' | 'focus' | 'highlight';

/** The marks of a fence by line, counted from one. */
export type LineMarks = ReadonlyMap<number, ReadonlySet<LineMark>>;

/** The spans that the lines of a fence create, by line, counted from one: `# [!code span answer]`. */
export type LineSpans = ReadonlyMap<number, readonly string[]>;

/** A comment at the end of a line, in whichever language: `// [!code ++]`, `# [!code focus]`, `<!-- [!code --] -->`. */
const MARK =
  /[ \t]*(?:\/\/|\/\*|<!--|--|#|;|%)[ \t]*\[!code (\+\+|--|focus|highlight|span [^\]]*[^\]\s])\][ \t]*(?:\*\/|-->)?[ \t]*$/;
const SPAN = 'span ';

/** Removes the marks from code, so that pages, copies and Markdown contain only the code. */
export function extractMarks(code: string): { code: string; marks: LineMarks; spans: LineSpans } {
  const marks = new Map<number, Set<LineMark>>();
  const spans = new Map<number, string[]>();
  const lines = code.split('\n').map((line, index) => {
    let rest = line;
    for (let found = MARK.exec(rest); found; found = MARK.exec(rest)) {
      addMark(found[1] ?? '', index + 1, marks, spans);
      rest = rest.slice(0, found.index);
    }
    return rest;
  });
  return { code: lines.join('\n'), marks, spans };
}

/** Adds one mark of a line. Marks are read from the end of the line, so spans are added in front. */
function addMark(mark: string, line: number, marks: Map<number, Set<LineMark>>, spans: Map<number, string[]>): void {
  if (mark.startsWith(SPAN)) spans.set(line, [mark.slice(SPAN.length).trim(), ...(spans.get(line) ?? [])]);
  else marks.set(line, (marks.get(line) ?? new Set()).add(mark as LineMark));
}

/** Puts `<mark>` around each occurrence of the words in a line of coloured HTML, without crossing its elements. */
export function markWords(html: string, words: readonly string[]): string {
  const plain = html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '');
  const markedPositions = new Set<number>();
  for (const word of words)
    for (let index = plain.indexOf(word); index >= 0; index = plain.indexOf(word, index + word.length))
      for (let offset = 0; offset < word.length; offset++) markedPositions.add(index + offset);
  if (markedPositions.size === 0) return html;
  let out = '';
  let index = 0;
  let open = false;
  const turn = (on: boolean) => {
    if (on !== open) out += on ? '<mark>' : '</mark>';
    open = on;
  };
  for (const [piece] of html.matchAll(/<[^>]*>|&\w+;|[^<&]/g)) {
    turn(!piece.startsWith('<') && markedPositions.has(index));
    out += piece;
    if (!piece.startsWith('<')) index++;
  }
  turn(false);
  return out;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };
