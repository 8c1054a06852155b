import { closeSync, openSync, readSync } from 'node:fs';
import { readPackTable } from '../../lib/pack.ts';

/** The files of a pack on disk, each read when it is requested. */
export class PackFile {
  readonly #file: number;
  readonly #table: ReturnType<typeof readPackTable>;

  constructor(path: string) {
    this.#file = openSync(path, 'r');
    this.#table = readPackTable((start, length) => this.#readPart(start, length));
  }

  get names(): string[] {
    return [...this.#table.keys()];
  }

  /** The bytes of a file, or undefined if the pack has none of that name. */
  read(name: string): Uint8Array<ArrayBuffer> | undefined {
    const place = this.#table.get(name);
    return place && this.#readPart(...place);
  }

  close(): void {
    closeSync(this.#file);
  }

  #readPart(start: number, length: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(length);
    let done = 0;
    while (done < length) {
      const count = readSync(this.#file, bytes, done, length - done, start + done);
      if (count === 0) throw new Error('The pack ends before its last file.');
      done += count;
    }
    return bytes;
  }
}
