import { createCorpus } from './corpus.ts';
import type { QuotablePages } from './services.ts';

/** Name of the list of common words among the files; pages are named by their paths. */
export const COMMON_WORDS = 'common-words';
/** Name of the questions that are known to be asked, as JSON. */
export const QUESTIONS = 'questions';

/** The pages of the corpus as JSON, and the list of common words. */
export async function corpusFiles(pages: QuotablePages): Promise<Map<string, Uint8Array>> {
  const { site } = pages;
  const corpus = createCorpus(() => pages);
  const encode = (text: string) => new TextEncoder().encode(text);
  const files = new Map([
    [COMMON_WORDS, encode((await corpus.commonWords()).join(' '))],
    [QUESTIONS, encode(JSON.stringify(await corpus.questions()))],
  ]);
  for (const path of [...site.pages.keys(), ...site.coded.keys()].sort()) {
    const page = await corpus.page(path).catch(() => undefined);
    if (page) files.set(path, encode(JSON.stringify(page)));
  }
  return files;
}
