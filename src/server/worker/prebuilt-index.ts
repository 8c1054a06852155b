import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_WORDS, QUESTIONS } from '../../features/assistant/server/corpus-files.ts';
import { fingerprintFiles } from '../../lib/fingerprint.ts';
import { writePack } from '../../lib/pack.ts';
import type { Renderer } from '../renderer.tsx';

/** Folder of the index of search and assistant in the bundle. */
export const PREBUILT_INDEX_FOLDER = 'dist/search';
const FILES = { key: 'key.txt', index: 'index.pack', corpus: 'corpus.pack' } as const;
/** Inputs of pages; code, public files and packages are in the fingerprint of the bundle. */
const INPUTS = ['content', 'contracts', 'cookbook', 'dist/bundle.sha256'];

/** The paths of the two packs. */
export interface PrebuiltIndex {
  index: string;
  corpus: string;
}

/** Hashes everything that the index of a site is created from. */
export function indexKey(root: string): string {
  return fingerprintFiles(root, INPUTS);
}

/** The index that was built for exactly these pages and this code, if there is one. The key is computed only if there is an index. */
export function findPrebuiltIndex(folder: string, key: string | (() => string)): PrebuiltIndex | undefined {
  const mark = join(folder, FILES.key);
  if (!existsSync(mark)) return undefined;
  if (readFileSync(mark, 'utf8') !== (typeof key === 'string' ? key : key())) return undefined;
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
  const { search } = renderer;
  const corpus = await renderer.corpusFiles();
  write(FILES.index, writePack(await readAll(await search.names(), search.read)));
  write(FILES.corpus, writePack(await readAll([COMMON_WORDS, QUESTIONS, ...corpus.versions.keys()], corpus.read)));
  write(FILES.key, key);
}

async function readAll(names: Iterable<string>, read: (name: string) => Promise<Uint8Array>) {
  const files = new Map<string, Uint8Array>();
  for (const name of names) files.set(name, await read(name));
  return files;
}
