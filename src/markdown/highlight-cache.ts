import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { CODE_THEME } from './code-theme.ts';

/** Raise when the highlighter or its output changes. */
const VERSION = 'shiki-4.6.0/4';
const FILE = '.cache/highlight.sqlite';

interface Statements {
  read: StatementSync;
  write: StatementSync;
}

const memory = new Map<string, string[]>();
let disk: Statements | null | undefined;

/** Opens the cache file; where that fails (read-only disk) the cache lives in memory alone. */
function open(): Statements | null {
  try {
    mkdirSync('.cache', { recursive: true });
    const database = new DatabaseSync(FILE);
    database.exec(
      'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE IF NOT EXISTS lines (key TEXT PRIMARY KEY, html TEXT NOT NULL) WITHOUT ROWID',
    );
    return {
      read: database.prepare('SELECT html FROM lines WHERE key = ?'),
      write: database.prepare('INSERT OR REPLACE INTO lines (key, html) VALUES (?, ?)'),
    };
  } catch {
    return null;
  }
}

const theme = JSON.stringify(CODE_THEME);

function getKey(language: string, code: string): string {
  return createHash('sha256').update(`${VERSION}\0${theme}\0${language}\0${code}`).digest('base64url');
}

/** Coloured lines by language and code, kept on disk between runs. */
export const highlightCache = {
  get(language: string, code: string): string[] | undefined {
    const key = getKey(language, code);
    const held = memory.get(key);
    if (held) return held;
    if (disk === undefined) disk = open();
    const row = disk?.read.get(key);
    return typeof row?.html === 'string' ? row.html.split('\n') : undefined;
  },
  set(language: string, code: string, lines: string[]): void {
    const key = getKey(language, code);
    if (disk === undefined) disk = open();
    try {
      if (!disk) throw new Error('no disk');
      disk.write.run(key, lines.join('\n'));
    } catch {
      memory.set(key, lines);
    }
  },
};
