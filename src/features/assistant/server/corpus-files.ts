import { createCorpus } from './corpus.ts';
import type { QuotablePages } from './services.ts';

/** Name of the list of common words among the files; pages are named by their paths. */
export const COMMON_WORDS = 'common-words';

/** The pages of the corpus as JSON, and the list of common words. */
export async function corpusFiles(pages: QuotablePages): Promise<Map<string, Uint8Array>> {
  const { site } = pages;
  const corpus = createCorpus(() => pages);
  const files = new Map([[COMMON_WORDS, new TextEncoder().encode((await corpus.commonWords()).join(' '))]]);
  for (const path of [...site.pages.keys(), ...site.coded.keys()].sort()) {
    const page = await corpus.page(path).catch(() => undefined);
    if (page) files.set(path, new TextEncoder().encode(JSON.stringify(page)));
  }
  return files;
}
