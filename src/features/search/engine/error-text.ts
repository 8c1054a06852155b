import { jsonError } from './error-json.ts';
import { getStatements, hasFrames } from './error-lines.ts';
import { stripLine } from './error-strip.ts';

/** Maximum length of a pasted text that is read: half from its start, half from its end. */
export const ERROR_TEXT_CHARS = 8192;

/** Longer lines are cut. */
const LINE_CHARS = 1000;

const STATEMENT_CHARS = 200;

const STATEMENTS = 3;

/** Separates the statements of a reduced error. */
const BETWEEN = ' · ';

/** A pasted error without text that differs between runs. */
export interface ErrorText {
  /** On one line: the innermost cause first, at most three statements. */
  reduced: string;
  /** The same, a statement each. */
  statements: string[];
  /** Its distinct words in lower case, in order. */
  tokens: string[];
}

/** Reads a text as a pasted error: a stack trace, log line, status line or error body; undefined for other text. */
export function readError(text: string): ErrorText | undefined {
  const clean = cleanText(text);
  const message = jsonError(clean);
  const found = message === undefined ? getStatements(clean).map((statement) => statement.text) : [message];
  if (found.length === 0 && !hasFrames(clean)) return;
  return reduceLines(found.length > 0 ? found : clean.split('\n'));
}

/** Returns the reduced form of any text, error or not; idempotent. */
export function reduceError(text: string): string {
  return readError(text)?.reduced ?? reduceLines(cleanText(text).split('\n'))?.reduced ?? '';
}

function reduceLines(lines: readonly string[]): ErrorText | undefined {
  const statements: string[] = [];
  // An already reduced text is one line.
  for (const line of lines.flatMap((each) => each.split(/\s*·\s*/))) {
    const statement = stripLine(start(stripLine(start(line, LINE_CHARS)), STATEMENT_CHARS));
    if (/\p{L}/u.test(statement) && !statements.includes(statement)) statements.push(statement);
    if (statements.length === STATEMENTS) break;
  }
  const reduced = stripLine(statements.join(BETWEEN));
  return reduced === '' ? undefined : { reduced, statements, tokens: getTokens(reduced) };
}

function start(text: string, chars: number): string {
  return text.slice(0, chars).replace(/[\uD800-\uDBFF]$/, '');
}

function getTokens(reduced: string): string[] {
  const words = reduced.toLowerCase().match(/[\p{L}\p{N}_]+(?:[.@/'-][\p{L}\p{N}_]+)*/gu);
  return [...new Set(words)];
}

function cleanText(text: string): string {
  return truncate(text).toWellFormed().normalize('NFC').replace(ANSI, '').replace(/\r\n?/g, '\n').replace(CONTROL, ' ');
}

function truncate(text: string): string {
  if (text.length <= ERROR_TEXT_CHARS) return text;
  return `${text.slice(0, ERROR_TEXT_CHARS / 2)}\n${text.slice(-ERROR_TEXT_CHARS / 2)}`;
}

const ESCAPE = String.fromCharCode(27);

/** Colours and links of a terminal. */
const ANSI = new RegExp(`${ESCAPE}(?:\\[[\\d;?]*[ -/]*[@-~]|\\][^${ESCAPE}\\n]*(?:${ESCAPE}\\\\|$))`, 'gm');

const CONTROL = /(?![\n\t])\p{Cc}/gu;
