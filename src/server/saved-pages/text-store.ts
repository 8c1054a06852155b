import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { runInTransaction } from '../../lib/sqlite-transaction.ts';
import type { PageText } from '../../schema/page-text.ts';

/** Change the number when the table or the contents of a text change. */
const FILE = '.cache/page-texts-1.sqlite';

/** Saves the texts of pages on disk, by page key, for the next run. */
export class TextStore {
  readonly #getKey: (path: string) => string;
  readonly #database: DatabaseSync | undefined;
  readonly #read: StatementSync | undefined;
  readonly #write: StatementSync | undefined;
  /** Paths of new texts, which are written together. */
  readonly #unsaved = new Set<string>();
  /** What this run has read or created: search and the assistant both request every text. */
  readonly #texts = new Map<string, PageText>();

  /** Without a writable disk, texts last only for this run. */
  constructor(root: string, getKey: (path: string) => string) {
    this.#getKey = getKey;
    try {
      const file = join(root, FILE);
      mkdirSync(dirname(file), { recursive: true });
      const database = new DatabaseSync(file);
      database.exec(
        'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE IF NOT EXISTS texts (path TEXT PRIMARY KEY, key TEXT NOT NULL, text TEXT NOT NULL) WITHOUT ROWID',
      );
      this.#read = database.prepare('SELECT text FROM texts WHERE path = ? AND key = ?');
      this.#write = database.prepare('INSERT OR REPLACE INTO texts (path, key, text) VALUES (?, ?, ?)');
      this.#database = database;
    } catch {}
  }

  get(path: string): PageText | undefined {
    const text = this.#texts.get(path) ?? this.#readText(path);
    if (text) this.#texts.set(path, text);
    return text;
  }

  set(path: string, text: PageText): void {
    this.#texts.set(path, text);
    this.#unsaved.add(path);
  }

  /** Writes the new texts and removes those of pages that no longer exist. */
  save(paths: readonly string[]): void {
    const database = this.#database;
    if (!database) return;
    try {
      runInTransaction(database, () => {
        for (const path of this.#unsaved)
          this.#write?.run(path, this.#getKey(path), JSON.stringify(this.#texts.get(path)));
        database
          .prepare('DELETE FROM texts WHERE path NOT IN (SELECT value FROM json_each(?))')
          .run(JSON.stringify(paths));
      });
      this.#unsaved.clear();
    } catch {
      // The disk is full or another run is writing: the next run creates these texts again.
    }
  }

  #readText(path: string): PageText | undefined {
    try {
      const row = this.#read?.get(path, this.#getKey(path));
      return typeof row?.text === 'string' ? (JSON.parse(row.text) as PageText) : undefined;
    } catch {
      return undefined;
    }
  }
}
