import { normalizePath } from '../../http/normalize-path.ts';
import { parseMarkdownPath } from '../../source/page-markdown.ts';

/** A page and a heading in it, as an agent names them. */
export interface PageReference {
  path: string;
  heading?: string;
}

/** Reads a path, a URL of this site or of a Markdown twin, with or without a heading; undefined for other sites. */
export function parsePageReference(text: string, siteUrl: string): PageReference | undefined {
  const trimmed = text.trim();
  const based = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `/${trimmed.replace(/^\/+/, '')}`;
  if (!URL.canParse(based, siteUrl)) return undefined;
  const url = new URL(based, siteUrl);
  if (url.origin !== new URL(siteUrl).origin) return undefined;
  const plain = normalizePath(decode(url.pathname));
  return { path: parseMarkdownPath(plain) ?? plain, heading: decode(url.hash.slice(1)) || undefined };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
