// The WebAssembly engine gives the same result, but keeps 30 MB or more while the server runs.
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import { codeToTokensBase, createShikiPrimitiveAsync } from '@shikijs/primitive';
import { CODE_THEME } from './code-theme.ts';
import { cacheLines } from './line-cache.ts';

export type ThemedToken = ReturnType<typeof codeToTokensBase>[number][number];

const shiki = await createShikiPrimitiveAsync({
  themes: [CODE_THEME],
  langs: [],
  engine: createJavaScriptRegexEngine(),
});

/** Languages by name, once their grammars are being loaded. */
const loading = new Map<string, Promise<void>>();
const remembering = new WeakSet<object>();

/** Splits code in a known language into lines of tokens. */
export async function tokenize(code: string, language: string): Promise<ThemedToken[][]> {
  // The packages of grammars stay outside the bundle: only those that pages use are loaded.
  const loaded = loading.get(language) ?? shiki.loadLanguage(import(`@shikijs/langs/${language}`));
  loading.set(language, loaded);
  await loaded;
  // A grammar is replaced when a language is loaded that it can contain.
  const grammar = shiki.getLanguage(language);
  if (!remembering.has(grammar)) cacheLines(grammar);
  remembering.add(grammar);
  // Without a time limit: on a slow machine the rest of a line would stay plain, and be cached like that.
  return codeToTokensBase(shiki, code, { lang: language, theme: CODE_THEME, tokenizeTimeLimit: 0 });
}
