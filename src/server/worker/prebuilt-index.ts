import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFiles } from '../../lib/fingerprint.ts';
import { writePack } from '../../lib/pack.ts';
import type { Renderer } from '../renderer.tsx';

/** Where the bundle keeps what search and assistant answer from. */
export const PREBUILT_INDEX_FOLDER = 'dist/search';
const FILES = { key: 'key.txt', index: 'index.pack', corpus: 'corpus.pack' } as const;
/** What pages are made from; the code, public files and packages are in the fingerprint of the bundle. */
const INPUTS = ['content', 'contracts', 'cookbook', 'dist/bundle.sha256'];

/** The paths of the two packs. */
export interface PrebuiltIndex {
  index: string;
  corpus: string;
}

/** A hash of everything that the index of a site is made from. */
export function indexKey(root: string): string {
  return fingerprintFiles(root, INPUTS);
}

/** The index that was built for exactly these pages and this code, if there is one. */
export function findPrebuiltIndex(folder: string, key: string): PrebuiltIndex | undefined {
  const mark = join(folder, FILES.key);
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== key) return undefined;
  return { index: join(folder, FILES.index), corpus: join(folder, FILES.corpus) };
}

/** Writes the index and the corpus of what a renderer shows. The key comes last, so that half an index is never used. */
export async function writePrebuiltIndex(folder: string, key: string, renderer: Renderer): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: Uint8Array | string) => {
    writeFileSync(join(folder, `${name}.part`), content);
    renameSync(join(folder, `${name}.part`), join(folder, name));
  };
  write(FILES.key, '');
  write(FILES.index, writePack(await renderer.search.files()));
  write(FILES.corpus, writePack(await renderer.corpusFiles()));
  write(FILES.key, key);
}
