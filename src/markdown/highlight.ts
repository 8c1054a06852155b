import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesAlias,
  createHighlighter,
  type Highlighter,
  type ThemedToken,
} from 'shiki';
import { CODE_THEME, classOfColour } from './code-theme.ts';
import { highlightCache } from './highlight-cache.ts';

let highlighter: Promise<Highlighter> | undefined;

/** Colours code into one HTML string a line, with class names and no styles. An unknown language stays plain. */
export async function highlight(code: string, language: string): Promise<string[]> {
  const cached = highlightCache.get(language, code);
  if (cached) return cached;
  const lines = isBundled(language) ? await tokenLines(code, language) : code.split('\n').map(escapeHtml);
  highlightCache.set(language, code, lines);
  return lines;
}

function isBundled(language: string): language is BundledLanguage {
  return language in bundledLanguages || language in bundledLanguagesAlias;
}

async function tokenLines(code: string, language: BundledLanguage): Promise<string[]> {
  highlighter ??= createHighlighter({ themes: [CODE_THEME], langs: [] });
  const shiki = await highlighter;
  await shiki.loadLanguage(language);
  return shiki.codeToTokensBase(code, { lang: language, theme: CODE_THEME }).map(lineHtml);
}

function lineHtml(tokens: ThemedToken[]): string {
  let html = '';
  let open: string | undefined;
  for (const token of tokens) {
    const kind = /^\s*$/.test(token.content) ? open : classOfColour(token.color);
    if (kind !== open) {
      if (open) html += '</span>';
      if (kind) html += `<span class="${kind}">`;
      open = kind;
    }
    html += escapeHtml(token.content);
  }
  return open ? `${html}</span>` : html;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
