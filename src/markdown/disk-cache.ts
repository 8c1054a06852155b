import { mkdirSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

const FOLDER = '.cache';

/** Texts by key, stored in a file between runs, or only in memory if the disk is not writable. */
export class DiskCache {
  readonly #name: string;
  readonly #memory = new Map<string, string>();
  #statements: { read: StatementSync; write: StatementSync } | null | undefined;

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
    try {
      const statements = this.#open();
      if (!statements) throw new Error('no disk');
      statements.write.run(key, text);
    } catch {
      this.#memory.set(key, text);
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
      return {
        read: database.prepare('SELECT text FROM texts WHERE key = ?'),
        write: database.prepare('INSERT OR REPLACE INTO texts (key, text) VALUES (?, ?)'),
      };
    } catch {
      return null;
    }
  }
}
