import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

const CHECKSUM_BYTES = 4;

/** A checksum of the bytes and of the V8 version, which affects how they are read. It only needs to detect damage, not forgery. */
function getChecksum(bytes: Uint8Array): Buffer {
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(bytes, crc32(process.versions.v8)));
  return checksum;
}

/** Writes a value with a checksum, to detect damage. Does nothing if the disk is not writable. */
export function writeWithChecksum(file: string, value: unknown): void {
  try {
    const bytes = serialize(value);
    mkdirSync(dirname(file), { recursive: true });
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, getChecksum(bytes));
    appendFileSync(part, bytes);
    renameSync(part, file);
  } catch {
    // The next run does the work again.
  }
}

/** Reads the value of a file; undefined if it is missing or damaged. */
export function readWithChecksum(file: string): unknown {
  try {
    const stored = readFileSync(file);
    const bytes = stored.subarray(CHECKSUM_BYTES);
    return getChecksum(bytes).equals(stored.subarray(0, CHECKSUM_BYTES)) ? deserialize(bytes) : undefined;
  } catch {
    return undefined;
  }
}
