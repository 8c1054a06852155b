/** Our own names and those of runtimes, which are kept even in a path or a quoted value. */
const OWN_NAME =
  /^(?:@sightglass\/[a-z-]+|sightglass(?:\.[a-z]+)*|SIGHTGLASS_[A-Z_]+|(?:node|next|nuxt|vue|express)\.js|\/(?:api\/public|v1)(?:\/(?:[a-z-]+|v\d))*)$/i;

const STATUS = /^(?:40\d|41[0-8]|42[1-9]|431|451|50[0-8]|511)$/;

/** Words after a number that make it a quantity rather than a response status. */
const COUNTED = /^(?:ms|s|sec|seconds?|minutes?|[kmgt]i?b|bytes?|items?|rows?|observations?|traces?|times|tokens?)\b/i;

/** Prefixes of log messages: tools, dates, levels, names of loggers. */
const PREFIXES: readonly RegExp[] = [
  /^[\s>|│╷╵┃*•·,;:.=~^+-]+/,
  /^[\w.-]+-\d+\s+\|/,
  /^\[?\d{4}[-/]\d\d[-/]\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?)?(?:\s?(?:Z|UTC|[+-]\d\d:?\d\d))?\]?/,
  /^\[?\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d(?: [+-]\d{4})?\]?/,
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) +\d+ \d\d:\d\d:\d\d(?: \d{4})?/,
  /^\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?/,
  /^[IWEF]\d{4} \d\d:\d\d:\d\d\.\d+ +\d+ [\w.]+:\d+\]/,
  /^[[(]?(?:ERROR|FATAL|CRITICAL|WARNING|WARN|SEVERE|PANIC|ERR|INFO|DEBUG)[\])]?(?::[a-z][\w.]*:|[:\s|-]|$)/,
  /^\[(?:error|fatal|critical|warning|warn|info|debug|sightglass)\]/i,
  /^(?:\[pid \d+\]|\[\d+\]|#\d+:?)/,
  /^(?:npm (?:ERR!|error)|npm warn)/,
  /^(?:Caused by|\[cause\]|Uncaught(?: \(in promise\))?|Unhandled(?: promise)? rejection|Exception in thread "[^"]*")\s*:?(?=\s|$)/i,
  /^Uncaught(?: \(in promise\))?/,
  /^(?:error|fatal|fatal error):(?=\s|$)/i,
  /^(?:level|lvl|severity)=\w+/,
  /^(?:time|ts|timestamp|msg|message|err|error)=/,
];

const VOLATILE: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b(?:sk|pk|lf|ghp|gho|ghs|xox[a-z])[-_][\w-]{4,}/g,
  /\b(?:Bearer|Basic)\s+[\w.~+/=-]{8,}/gi,
  /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi,
  /\b0x[\da-f]+\b/gi,
  /\b(?=[a-f]*\d)[\da-f]{8,}\b/gi,
  /\b[\da-f]{16,}\b/gi,
  /(?<![\w/])(?=[\w+/-]*\d)(?=[\w+/-]*[A-Z])(?=[\w+/-]*[a-z])[\w+/-]{20,}={0,2}/g,
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/g,
  /\[[\da-f:]*:[\da-f:]+\](?::\d+)?/gi,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d+)?/g,
  /\b(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)*):\d{2,5}\b/g,
  /\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|io|dev|ai|app|cloud|example|local|internal|svc|test)\b(?!\.\w)(?:\/\S*)?/g,
  /\b(?:line|lines|column|col|position|offset|pid|port|char)[ :=]+\d+/gi,
  /\b[a-z][\w-]*-[a-f\d]{6,10}-[a-z\d]{5}\b/g,
];

/** Text that differs between runs: URLs and paths first, because they contain the others. */
const PATHS: readonly RegExp[] = [
  /[a-z][a-z\d+.-]*:\/\/[^\s"'`<>)\]]+/gi,
  /(?<![\w:])[A-Za-z]:\\[^\s"'`:]*(?::\d+)*/g,
  /(?<![\w@])[.~]{0,2}(?:\/[\w.@+~%-]+)+\/?(?::\d+)*/g,
  /(?<![\w@/])(?:[\w.@+~-]+\/){2,}[\w.@+~-]+(?::\d+)*/g,
  /(?<![\w@/.])[\w-]+\.(?:py|[cm]?[jt]sx?|go|rs|rb|php|java|kt|cs|tf|ya?ml|sql|so|toml)\b(?::\d+)*/g,
];

/** In a line of `key=value` pairs, the message is not removed like other quoted values. */
const LOGFMT_MESSAGE = /\b(?:msg|message|err|error)="((?:[^"\\]|\\.)*)"/g;

const QUOTED: readonly RegExp[] = [
  /"[^"]*"/g,
  /`[^`]*`/g,
  /(?<![\p{L}\d])'[^']*'(?!\p{L})/gu,
  /[“„«「『][^”»」』]*[”»」』]/g,
];

/** Removes what differs between runs from a line of a log or trace; idempotent. */
export function stripLine(line: string): string {
  let text = line;
  for (let round = 0; round < ROUNDS; round++) {
    const next = stripOnce(text);
    if (next === text) return text;
    text = next;
  }
  return '';
}

/** Real lines need only a few rounds; others are dropped. */
const ROUNDS = 25;

function stripOnce(line: string): string {
  let text = line.replace(LOGFMT_MESSAGE, '$1');
  for (const prefix of PREFIXES) text = text.replace(prefix, ' ').trim();
  for (const quoted of QUOTED) text = text.replace(quoted, (value) => ` ${ownName(value.slice(1, -1))} `);
  for (const changing of [...PATHS, ...VOLATILE]) text = text.replace(changing, ownName);
  return tidy(withoutNumbers(text));
}

function ownName(value: string): string {
  return OWN_NAME.test(value) ? value : ' ';
}

function withoutNumbers(text: string): string {
  return text.replace(
    /(?<![\p{L}\d_-])[-+#]?\d[\d.,:%x/-]*(?:(?:ms|[smhd]| ?[kmgt]i?b|mi|gi)(?![\p{L}\d_]))?(?![\p{L}\d_])/giu,
    (value, index: number) => {
      const digits = value.replace(/[.,:]+$/, '');
      const after = text.slice(index + value.length, index + value.length + 14).trimStart();
      const counted = COUNTED.test(after) || /\b(?:of|the) $/.test(text.slice(Math.max(0, index - 5), index));
      return STATUS.test(digits) && !counted ? value : ' ';
    },
  );
}

function tidy(text: string): string {
  return text
    .replace(/["`“”„«»「」『』]|(?<!\p{L})['’]|['’](?!\p{L})/gu, ' ')
    .replace(/[^\S ]+/g, ' ')
    .replace(/\(\s*[,;:]*\s*\)|\[\s*[,;:]*\s*\]|\{\s*[,;:]*\s*\}|<\s*>/g, ' ')
    .replace(/([.,:;=|/\\^~*+&-])(?:\s*[.,:;=|/\\^~*+&-])+(?=\s|$)/g, '$1')
    .replace(/\s+([.,:;)\]}])/g, '$1')
    .replace(/([([{])\s+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/[\s,:;=|/\\^~*+&([{-]+$/, '')
    .trim();
}
