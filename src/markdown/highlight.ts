// The WebAssembly engine gives the same result, but keeps 30 MB or more while the server runs.
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import { languageAliasNames, languageNames } from '@shikijs/langs';
import { codeToTokensBase, createShikiPrimitiveAsync } from '@shikijs/primitive';
import { CODE_THEME, tokenElement } from './code-theme.ts';
import { highlightCache } from './highlight-cache.ts';
import { cacheLines } from './line-cache.ts';

type Highlighter = Awaited<ReturnType<typeof createShikiPrimitiveAsync>>;
type ThemedToken = ReturnType<typeof codeToTokensBase>[number][number];

const LANGUAGES: ReadonlySet<string> = new Set([...languageNames, ...languageAliasNames]);

let highlighter: Promise<Highlighter> | undefined;

const remembering = new WeakSet<object>();

/** Highlights code as one HTML string per line, with one element per token and no styles. An unknown language stays plain. */
export async function highlight(code: string, language: string): Promise<string[]> {
  const cached = highlightCache.get(language, code);
  if (cached) return cached;
  const lines = LANGUAGES.has(language) ? await tokenLines(code, language) : code.split('\n').map(escapeHtml);
  highlightCache.set(language, code, lines);
  return lines;
}

async function tokenLines(code: string, language: string): Promise<string[]> {
  highlighter ??= createShikiPrimitiveAsync({
    themes: [CODE_THEME],
    langs: [],
    engine: createJavaScriptRegexEngine(),
  });
  const shiki = await highlighter;
  // The packages of grammars stay outside the bundle: only those that pages use are loaded.
  await shiki.loadLanguage(import(`@shikijs/langs/${language}`));
  const grammar = shiki.getLanguage(language);
  if (!remembering.has(grammar)) cacheLines(grammar);
  remembering.add(grammar);
  // Without a time limit: on a slow machine the rest of a line would stay plain, and be cached like that.
  return codeToTokensBase(shiki, code, { lang: language, theme: CODE_THEME, tokenizeTimeLimit: 0 }).map(lineHtml);
}

function lineHtml(tokens: ThemedToken[]): string {
  let html = '';
  let open: string | undefined;
  for (const token of tokens) {
    const kind = /^\s*$/.test(token.content) ? open : tokenElement(token.color);
    if (kind !== open) {
      if (open) html += `</${open}>`;
      if (kind) html += `<${kind}>`;
      open = kind;
    }
    html += escapeHtml(token.content);
  }
  return open ? `${html}</${open}>` : html;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
