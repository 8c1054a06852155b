import type { CoreFile, Manifest } from './core-file.ts';
import type { ReadFile } from './types.ts';

const parse = <T>(bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as T;

/** Reads every file of a language's index except the texts of pages, and returns a reader that needs no network for them. */
export async function preloadIndex(locale: string, read: ReadFile): Promise<ReadFile> {
  const files = new Map<string, Uint8Array>();
  const load = async (name: string) => {
    const bytes = await read(name);
    files.set(name, bytes);
    return bytes;
  };
  const { core: coreName } = parse<Manifest>(await load(`${locale}.json`));
  const { shards, outlines, descriptions, terms, meaning } = parse<CoreFile>(await load(coreName));
  const names = [
    ...shards.map(([, name]) => name),
    ...outlines,
    descriptions,
    ...Object.values(terms),
    ...(meaning ? [meaning] : []),
  ];
  await Promise.all([...new Set(names)].map(load));
  return async (name) => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`${name} is not preloaded.`);
    return bytes;
  };
}
