import { mkdirSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { runInTransaction } from '../lib/sqlite-transaction.ts';

const FOLDER = '.cache';
/** Texts that are written together: one transaction each would take ten times as long. */
const BATCH = 200;
const FLUSH_AFTER_MS = 1000;

/** Texts by key, stored in a file between runs, or only in memory if the disk is not writable. */
export class DiskCache {
  readonly #name: string;
  /** Texts that are not in the file, or not yet. */
  readonly #memory = new Map<string, string>();
  #unsaved: [key: string, text: string][] = [];
  #timer: NodeJS.Timeout | undefined;
  #statements: { read: StatementSync; write: StatementSync; database: DatabaseSync } | null | undefined;

  /** The file is `.cache/<name>.sqlite`. */
  constructor(name: string) {
    this.#name = name;
  }

  get(key: string): string | undefined {
    const cached = this.#memory.get(key);
    if (cached !== undefined) return cached;
    try {
      const row = this.#open()?.read.get(key);
      return typeof row?.text === 'string' ? row.text : undefined;
    } catch {
      return undefined;
    }
  }

  set(key: string, text: string): void {
    this.#memory.set(key, text);
    if (!this.#open()) return;
    this.#unsaved.push([key, text]);
    if (this.#unsaved.length >= BATCH) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_AFTER_MS).unref();
  }

  /** Writes what is new in one transaction. Texts that cannot be written stay in memory. */
  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const texts = this.#unsaved;
    this.#unsaved = [];
    const statements = this.#open();
    if (!statements || texts.length === 0) return;
    try {
      runInTransaction(statements.database, () => {
        for (const [key, text] of texts) statements.write.run(key, text);
      });
      for (const [key] of texts) this.#memory.delete(key);
    } catch {
      // A full disk, or another process that writes.
    }
  }

  /** The file is opened when it is first needed. */
  #open() {
    this.#statements ??= this.#statements === null ? null : this.#prepare();
    return this.#statements;
  }

  #prepare() {
    try {
      mkdirSync(FOLDER, { recursive: true });
      const database = new DatabaseSync(`${FOLDER}/${this.#name}.sqlite`);
      database.exec(
        'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE IF NOT EXISTS texts (key TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID',
      );
      process.once('exit', () => this.#flush());
      return {
        database,
        read: database.prepare('SELECT text FROM texts WHERE key = ?'),
        write: database.prepare('INSERT OR REPLACE INTO texts (key, text) VALUES (?, ?)'),
      };
    } catch {
      return null;
    }
  }
}
