import { openPreloadedEngine } from '../../src/features/search/engine/engine.ts';
import { getTextLocale } from '../../src/features/search/engine/text-locale.ts';
import type { SearchEngine } from '../../src/features/search/engine/types.ts';
import { SEARCH_INDEX_PATH } from '../../src/site/search.ts';

const scope = globalThis as unknown as {
  onmessage: ((event: { data: { queries: string[]; url: string } }) => void) | null;
  postMessage(times: number[]): void;
};

scope.onmessage = async ({ data: { queries, url } }) => {
  const engines = new Map<string, Promise<SearchEngine>>();
  const read = async (name: string) => {
    const response = await fetch(`${url}${SEARCH_INDEX_PATH}${name}`);
    if (!response.ok) throw new Error(`${name} responded with ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const engineFor = (query: string) => {
    const locale = getTextLocale(query);
    const engine = engines.get(locale) ?? openPreloadedEngine(locale, read);
    engines.set(locale, engine);
    return engine;
  };
  const times: number[] = [];
  for (const round of ['fetch', 'measure'])
    for (const query of queries) {
      const engine = await engineFor(query);
      const started = performance.now();
      await engine.search(query);
      if (round === 'measure') times.push(performance.now() - started);
    }
  scope.postMessage(times);
};
