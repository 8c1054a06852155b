import { createElement, type ReactNode } from 'react';
import { withIslandScope } from './island-server.ts';

/** Renders a part that many pages share; pages with the same `key` get the same HTML. */
export type FragmentCache = (key: string, part: ReactNode) => ReactNode;

/** Escapes characters outside ASCII: a page of one-byte characters is concatenated and sent much faster. */
function toAscii(html: string): string {
  return html.replace(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

/** Renders each shared part once and keeps its HTML. */
export function createFragmentCache(renderStatic: (node: ReactNode) => string): FragmentCache {
  const cached = new Map<string, string>();
  return (key, part) => {
    const html = cached.get(key) ?? withIslandScope(`${key.replace(/\W+/g, '-')}-`, () => toAscii(renderStatic(part)));
    cached.set(key, html);
    return createElement('sg-once', { dangerouslySetInnerHTML: { __html: html } });
  };
}
