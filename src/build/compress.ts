import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Endings of compressed twins. */
export const COMPRESSED_EXTENSIONS = ['.br', '.gz'] as const;

const TEXT = /\.(js|css|svg|json|html|txt|xml|webmanifest|md|vtt)$/;
/** For the files of the bundle, which are few and kept for ever by browsers: the smallest form is worth its time. */
export const SMALLEST_SIZE = { brotli: 11, gzip: 9 };
/** For pages, which are many and change often: a hundred times faster, a tenth larger; the server uses the same. */
export const FAST_COMPRESSION = { brotli: 6, gzip: 6 };

/** Puts a brotli and a gzip twin beside every text file of a folder that has none. */
export function compressFolder(
  folder: string,
  level: typeof SMALLEST_SIZE = SMALLEST_SIZE,
  /** False for files that need no twins. */
  includes: (path: string) => boolean = () => true,
): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    if (includes(path) && !COMPRESSED_EXTENSIONS.every((twin) => existsSync(path + twin))) compressFile(path, level);
  }
}

function compressFile(path: string, level: typeof SMALLEST_SIZE): void {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeAtomically(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeAtomically(`${path}.gz`, gzipSync(bytes, { level: level.gzip }));
}

/** An interrupted run must not leave half a twin: the next one would keep it. */
function writeAtomically(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}
