import { plainText } from './html.ts';

const PATH_KEYS = /^(path|url|href|src|loc|link|canonical|start_url|markdown)$/i;
const CODE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$|(`+)(?!`)[^\n]*?[^`]\3(?!`)/gm;
const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;

/** Finds absolute URLs of the site in plain text; skips URLs that a placeholder cuts off. */
export function findTextUrls(text: string, siteUrl: string): string[] {
  if (!text.includes(siteUrl)) return [];
  const pattern = new RegExp(`${RegExp.escape(siteUrl)}(?![\\w.-])[^\\s"'<>()\\[\\]\`|\\\\{}*]*(?=(.{0,2}))`, 'g');
  return Array.from(text.matchAll(pattern)).flatMap(([found, next = '']) => {
    const url = found.replace(/[.,;:!?]+$/, '');
    const isCutOff = /^(\{|<\w)/.test(next) && !url.includes('?');
    return isCutOff || url.includes('…') ? [] : [url];
  });
}

/** Finds URLs that a Markdown text links to or mentions, outside of code. */
export function findMarkdownUrls(markdown: string, siteUrl: string): string[] {
  const prose = markdown.replace(CODE, '');
  const linked = Array.from(prose.matchAll(LINK), ([, href = '']) => href);
  return [...new Set([...linked, ...findTextUrls(prose.replace(LINK, ']'), siteUrl)])];
}

/** Finds URLs of the site in JSON: absolute ones anywhere, paths in the fields that contain paths. */
export function findJsonUrls(json: string, siteUrl: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown, key: string): void => {
    // An `@id` of structured data is a name, not a URL.
    if (key === '@id') return;
    if (typeof value === 'string') {
      if (value.startsWith('/') && PATH_KEYS.test(key)) found.push(value);
      else found.push(...findTextUrls(value, siteUrl));
    } else if (Array.isArray(value)) for (const item of value) walk(item, key);
    else if (value && typeof value === 'object') for (const [name, item] of Object.entries(value)) walk(item, name);
  };
  walk(JSON.parse(json), '');
  return [...new Set(found)];
}

/** Finds URLs of the site in a derived file, by its type; pictures contain none. */
export function findOutputUrls(text: string, type: string, siteUrl: string): string[] {
  if (/json/.test(type)) return findJsonUrls(text, siteUrl);
  if (/xml/.test(type)) {
    const fields = text.replace(/<(content|description|summary)\b[\s\S]*?<\/\1>/g, (body) => plainText(body));
    return [...new Set(findTextUrls(plainText(fields), siteUrl))];
  }
  return /^text\//.test(type) ? findMarkdownUrls(text, siteUrl) : [];
}
