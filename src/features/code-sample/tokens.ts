/** What a token is: keyword, string, function, comment, number, type, property, punctuation; `''` is plain text. */
export type TokenKind = '' | 'k' | 's' | 'f' | 'c' | 'n' | 't' | 'v' | 'p';

/** A piece of a line with its kind. */
export type Token = readonly [kind: TokenKind, text: string];

/** A sample: what its header says and its lines. */
export interface Sample {
  title: string;
  language: string;
  lines: readonly (readonly Token[])[];
  /** The spans that a line creates, by its number, counted from one. */
  spans: ReadonlyMap<number, readonly string[]>;
}

/** At the end of a line: the span that it creates. */
const SPAN = /\s*«> ([^»]*)»$/;

const MARK = /«([ksfcntvp]) ([^»]*)»/g;

/** Reads one line of the notation `«k import» os`: marked pieces carry their kind, the rest is plain. */
export function getTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(MARK)) {
    if (match.index > end) tokens.push(['', line.slice(end, match.index)]);
    tokens.push([match[1] as TokenKind, match[2] ?? '']);
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push(['', line.slice(end)]);
  return tokens;
}

/** A sample from marked-up source; the newline right after the opening quote is skipped. `«> answer»` ends a line that creates a span. */
export function getSample(title: string, language: string, source: string): Sample {
  const lines = source.replace(/^\n|\n$/g, '').split('\n');
  const spans = lines.flatMap((line, index) => {
    const name = SPAN.exec(line)?.[1];
    return name ? [[index + 1, [name]] as const] : [];
  });
  return { title, language, lines: lines.map((line) => getTokens(line.replace(SPAN, ''))), spans: new Map(spans) };
}

export function getSampleText({ lines }: Sample): string {
  return lines.map((tokens) => tokens.map(([, text]) => text).join('')).join('\n');
}
