const MESSAGE_KEYS = [
  'name',
  'type',
  'code',
  'status',
  'error',
  'message',
  'msg',
  'detail',
  'title',
  'reason',
  'errors',
  'cause',
];

/** Levels and statuses that don't mean an error. */
const HARMLESS_LEVELS = new Set(['info', 'debug', 'trace', 'ok', 'success']);

/** Returns the error in a JSON body or log line, code first; undefined if there is none. */
export function jsonError(text: string): string | undefined {
  const from = text.indexOf('{');
  if (from === -1 || !/"(?:error|errors|message|msg|detail|code|level)"\s*:/.test(text)) return;
  const body = parseObject(text.slice(from, text.lastIndexOf('}') + 1));
  if (body === undefined) return readTruncatedJson(text.slice(from));
  if (!isFault(body)) return;
  const messages = collectMessages(body, 0);
  return messages.length > 0 ? messages.join(': ') : undefined;
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function isFault(body: object): boolean {
  const level = Reflect.get(body, 'level') ?? Reflect.get(body, 'severity');
  if (typeof level === 'string') return !HARMLESS_LEVELS.has(level.toLowerCase());
  if ('error' in body || 'errors' in body) return true;
  return 'message' in body || 'detail' in body || 'code' in body;
}

function collectMessages(value: unknown, depth: number): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth > 3) return [];
  if (Array.isArray(value)) return value.slice(0, 3).flatMap((item) => collectMessages(item, depth + 1));
  return MESSAGE_KEYS.flatMap((key) => (key in value ? collectMessages(Reflect.get(value, key), depth + 1) : []));
}

/** Reads the messages of a truncated body without parsing it. */
function readTruncatedJson(text: string): string | undefined {
  const messages = [...text.matchAll(/"(?:code|error|message|msg|detail)"\s*:\s*"((?:[^"\\]|\\.)*)/g)].map(
    ([, words]) => words,
  );
  return messages.length > 0 ? messages.join(': ') : undefined;
}
