import { openEngine, openPreloadedEngine } from '../../src/features/search/engine/engine.ts';
import { IndexFiles } from '../../src/features/search/engine/index-files.ts';
import { getTextLocale } from '../../src/features/search/engine/text-locale.ts';
import type { SearchEngine } from '../../src/features/search/engine/types.ts';
import type { LocaleId } from '../../src/site/locales.ts';
import { createIndexReader } from './served-index.ts';

/** A page for other engines. */
export interface PlainPage {
  path: string;
  title: string;
  description: string;
  text: string;
  /** Prior of the page's section times the author's `boost`. */
  weight?: number;
  questions?: readonly string[];
  sections?: readonly { heading: string; text: string; code: string }[];
}

/** Returns the value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Measures the size of a server's index: all English files, and the most that the first result of a query needs. */
export async function measureIndexSize(url: string, queries: readonly string[]) {
  const first: number[] = [];
  for (const query of queries) {
    const { read, traffic } = createIndexReader(url);
    const engine = await openEngine('en', read);
    await engine.search(query);
    first.push(traffic.bytes);
  }
  const whole = createIndexReader(url);
  const files = await IndexFiles.open('en', whole.read);
  await Promise.all([files.load(), files.loadMeaning()]);
  const pages: PlainPage[] = [];
  for (const [page, path] of files.core.pages.path.entries()) {
    const text = await files.loadText(page);
    pages.push({
      path,
      title: files.core.pages.title[page] ?? '',
      description: text?.description ?? '',
      weight: files.core.pages.weight[page] ?? 1,
      sections: (text?.sections ?? []).map(([, heading, words, code]) => ({ heading, text: words, code })),
      text: (text?.sections ?? []).flatMap(([, heading, words, code]) => [heading, words, code]).join('\n'),
    });
  }
  return { first, total: whole.traffic, pages };
}

/** Loads engines for all languages into memory. */
export function createEngineLoader(url: string): (query: string) => Promise<SearchEngine> {
  const { read } = createIndexReader(url);
  const opened = new Map<LocaleId, Promise<SearchEngine>>();
  return (query) => {
    const locale = getTextLocale(query);
    const engine = opened.get(locale) ?? openPreloadedEngine(locale, read);
    opened.set(locale, engine);
    return engine;
  };
}

/** Measures each query in milliseconds, with all files loaded. */
export async function measureInNode(url: string, queries: readonly string[]): Promise<number[]> {
  const loadEngine = createEngineLoader(url);
  for (const query of queries) await (await loadEngine(query)).search(query);
  const times: number[] = [];
  for (const query of queries) {
    const engine = await loadEngine(query);
    const started = performance.now();
    await engine.search(query);
    times.push(performance.now() - started);
  }
  return times;
}
