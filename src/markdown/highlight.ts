import { languageAliasNames, languageNames } from '@shikijs/langs';
import { loadOnce } from '../lib/load-once.ts';
import { tokenElement } from './code-theme.ts';
import { highlightCache } from './highlight-cache.ts';
import type { ThemedToken } from './tokenize.ts';

const LANGUAGES: ReadonlySet<string> = new Set([...languageNames, ...languageAliasNames]);

/** Loaded only for code that is not cached. */
const loadTokenizer = loadOnce(() => import('./tokenize.ts'));

/** Highlights code as one HTML string per line, with one element per token and no styles. An unknown language stays plain. */
export async function highlight(code: string, language: string): Promise<string[]> {
  const cached = highlightCache.get(language, code);
  if (cached) return cached;
  const lines = LANGUAGES.has(language) ? await highlightLines(code, language) : code.split('\n').map(escapeHtml);
  highlightCache.set(language, code, lines);
  return lines;
}

async function highlightLines(code: string, language: string): Promise<string[]> {
  const { tokenize } = await loadTokenizer();
  return (await tokenize(code, language)).map(lineHtml);
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
