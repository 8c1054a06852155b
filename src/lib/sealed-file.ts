import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

const SEAL_BYTES = 4;

/** A checksum of the bytes, and of what may read them in another way. It finds damage, and nobody gains from forging it. */
function getSeal(bytes: Uint8Array): Buffer {
  const seal = Buffer.alloc(SEAL_BYTES);
  seal.writeUInt32LE(crc32(bytes, crc32(process.versions.v8)));
  return seal;
}

/** Writes a value with a hash, to detect damage. Does nothing if the disk is not writable. */
export function writeSealed(file: string, value: unknown): void {
  try {
    const bytes = serialize(value);
    mkdirSync(dirname(file), { recursive: true });
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, getSeal(bytes));
    appendFileSync(part, bytes);
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
