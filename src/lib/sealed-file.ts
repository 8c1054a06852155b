import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const SEAL_BYTES = 32;

/** Hashes the bytes and the format version. */
const getSeal = (bytes: Uint8Array) => createHash('sha256').update(`${process.versions.v8}\0`).update(bytes).digest();

/** Writes a value with a hash, to detect damage. Does nothing if the disk is not writable. */
export function writeSealed(file: string, value: unknown): void {
  try {
    const bytes = serialize(value);
    mkdirSync(dirname(file), { recursive: true });
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, Buffer.concat([getSeal(bytes), bytes]));
    renameSync(part, file);
  } catch {
    // The next run does the work again.
  }
}

/** Reads the value of a file; undefined if it is missing or damaged. */
export function readSealed(file: string): unknown {
  try {
    const sealed = readFileSync(file);
    const bytes = sealed.subarray(SEAL_BYTES);
    return getSeal(bytes).equals(sealed.subarray(0, SEAL_BYTES)) ? deserialize(bytes) : undefined;
  } catch {
    return undefined;
  }
}
