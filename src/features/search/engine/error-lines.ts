/** A line of a pasted text that says what went wrong. */
export interface Statement {
  text: string;
  /** 0 for the cause at the bottom, then exceptions, errors, warnings, and what else points to a fault. */
  rank: number;
  order: number;
}

/** Stack frames: where an error happened, but not what. */
const FRAME: readonly RegExp[] = [
  /^\s*at\s+\S.*(?::\d+|\(native\)|<anonymous>|\(unknown source\)|\(native method\))/i,
  /^\s*at\s+[\w$.<>]+\s*\(.*\)\s*$/,
  /^\s*File ".*", line \d+/,
  /^\s*[\w$.<>/*-]*@(?:https?|file|webpack|app|moz-extension):\S*:\d+/,
  /^\s*#\d+ .*[:(]\d+/,
  /^\s*(?:from )?\S+:\d+:in [`']/,
  /^\s+\S+\.(?:go|rs|c|cc|cpp):\d+(?::\d+)?(?: \+0x[\da-f]+)?\s*$/,
  /^\s*\d+:\s+(?:0x[\da-f]+ - )?[\w<>]+::\S+/,
  /^\s*\.\.\. \d+ (?:more|common frames)/,
  /^goroutine \d+ \[/,
  /^\s*(?:throw|raise)\s/,
];

/** Lines that only connect parts of a trace. */
const FRAME_WORDS =
  /^(?:Traceback \(most recent call last\)|During handling of the above|The above exception was|stack backtrace|Stack trace|note: run with)/i;

const CLASS =
  /(?:^|[\s[(:])(?:[\w$]+(?:\.|::|\\))*[A-Z][\w$]*(?:Error|Exception|Fault|Failure|Interrupt|Exit)(?: \[[\w-]+\])?\s*[:(]/;

/** An exception without a message, at the end of its trace. */
const BARE_CLASS = /^\s*(?:[\w$]+\.)*[A-Z][\w$]*(?:Error|Exception|Interrupt|Exit)\s*$/;

const QUALIFIED_CLASS = /^\s*(?:[a-z_]\w*\.)+[A-Z]\w+:\s/;

/** Patterns for error lines, by rank. */
const SIGNS: readonly (readonly [rank: number, sign: RegExp])[] = [
  [1, CLASS],
  [1, QUALIFIED_CLASS],
  [1, /^\s*panic: |\bpanicked at\b|DB::Exception|^PHP Fatal error/],
  [2, /^[^\p{Ll}]{0,60}?\b(?:ERROR|FATAL|CRITICAL|SEVERE|PANIC)\b(?:[\]):|]|\s.*\s.*\s)/u],
  [2, /^(?:[\w-]+: )?(?:error|fatal|fatal error|erreur|fehler|errore)\b(?:\[\w+\])?:\s*\S/i],
  [2, /^(?:[^\p{L}]{0,40})(?:エラー|例外|오류|예외|错误|錯誤|异常)\s*[::]/u],
  [2, /\b(?:level|lvl|severity)=(?:error|fatal|critical|panic)\b|\[(?:error|fatal|crit)\]/i],
  [2, /\bError (?:response from daemon|from server)\b|\brpc error: code = |\bSQLSTATE\b|\bORA-\d{5}|^curl: \(\d+\)/],
  [2, /^[│\s]*Error: \S|^npm (?:ERR!|error) |^E\d{4} \d\d:\d\d/],
  [2, /\b(?:CrashLoopBackOff|ImagePullBackOff|ErrImagePull|OOMKilled|CreateContainerConfigError|RunContainerError)\b/],
  [2, /\bBack-off (?:restarting|pulling)\b|\bexited with code [1-9]|\bexit status [1-9]/],
  [2, /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EADDRINUSE|EACCES|ENOENT|EPIPE|EAI_AGAIN|ENOSPC|ENOMEM)\b.*\S/],
  [2, /\b(?:ERR|CERT|UNABLE|DEPTH|SELF_SIGNED)_[A-Z_]{4,}\b|\bx509: |\bOOM command not allowed\b/],
  [3, /^[^\p{Ll}]{0,60}?\bWARN(?:ING)?\b(?:[\]):|]|\s.*\s.*\s)|^\[sightglass\]|\blevel=warn|\[warn(?:ing)?\]/u],
  [3, /^\S*\w(?:Warning|Deprecated): \S|\b[A-Z]\w+Warning: /],
  [4, /\bHTTP\/\d(?:\.\d)?"? [45]\d\d\b|^\s*[45]\d\d(?: [A-Z][a-z]+){1,4}\s*$|^\s*[45]\d\d [a-z]+_[a-z_]+\b/],
  [4, /\b(?:status(?: code)?|statusCode|responded with|returned|answered)[:= ]+[45]\d\d\b/i],
  [4, /^(?:DETAIL|HINT|CONTEXT):\s|\bblocked by CORS policy\b/],
];

/** Phrases with which programs report an error in plain sentences. */
const PLAIN_FAULT =
  /\b(?:refused|rejected|failed|denied|dropped|exceeded|cannot|could not|unable to|must be|not (?:found|allowed|valid|sent|uploaded|done|recorded)|no value for|timed out|does not (?:exist|match)|is (?:protected|away|full))\b|\balready\b|^Missing [a-z]/i;

/** How people begin a question. */
const QUESTION =
  /^(?:how|why|what|when|where|which|who|can|could|do|does|did|is|are|should|may|my|i|we|the same)\b|\?$/i;

/** True for a sentence from a program: it reports an error, has the punctuation that people omit, and asks nothing. */
function isPlainFault(line: string): boolean {
  return (
    PLAIN_FAULT.test(line) &&
    /[:"`]|\d|[a-z]\.$|\(\)/.test(line) &&
    !QUESTION.test(line) &&
    /\S+(?:\s+\S+){3}/.test(line)
  );
}

const CAUSE = /^\s*(?:Caused by:|\[cause\]:)\s*\S/i;

/** Returns the lines that report an error, with their rank; empty for a text that is not an error. */
export function getStatements(text: string): Statement[] {
  const lines = text.split('\n');
  const python = /^\s*Traceback \(most recent call last\)/m.test(text);
  const lastRoot = lines.findLastIndex((line) => line.includes('was the direct cause of'));
  const found: Statement[] = [];
  let causes = false;
  lines.forEach((raw, index) => {
    const line = raw.replace(/^[\s│╷╵┃|]+(?=\S)/, (margin) => margin.replace(/[│╷╵┃|]/g, ' '));
    if (/^\s*Caused by:\s*$/i.test(line)) causes = true;
    else if (causes && !/^\s+\S/.test(line)) causes = false;
    else if (causes || CAUSE.test(line)) found.push({ text: line, rank: 0, order: -index });
    else if (!isFrame(line)) {
      const rank = getRank(line.trim()) ?? (lines.length > 1 && BARE_CLASS.test(line) ? 1 : undefined);
      if (rank === 1 && index < lastRoot) found.push({ text: line, rank: 0, order: index });
      else if (rank !== undefined) found.push({ text: line, rank, order: python && rank === 1 ? -index : index });
    }
  });
  return found.sort((a, b) => a.rank - b.rank || a.order - b.order);
}

/** True if a text has stack frames. */
export function hasFrames(text: string): boolean {
  return text.split('\n').some(isFrame);
}

function isFrame(line: string): boolean {
  return FRAME_WORDS.test(line.trim()) || FRAME.some((frame) => frame.test(line));
}

function getRank(line: string): number | undefined {
  return SIGNS.find(([, sign]) => sign.test(line))?.[0] ?? (isPlainFault(line) ? 4 : undefined);
}
