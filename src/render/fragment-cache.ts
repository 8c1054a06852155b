import { createElement, type ReactNode } from 'react';
import { inIslandScope } from './island-server.ts';

/** Draws a part that is the same on many pages; `key` says on which. */
export type FragmentCache = (key: string, part: ReactNode) => ReactNode;

/** Writes other scripts as references: a page that is all one-byte text is put together and sent much faster. */
function toAscii(html: string): string {
  return html.replace(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

/** Renders each shared part once and keeps its HTML. */
export function createFragmentCache(renderStatic: (node: ReactNode) => string): FragmentCache {
  const cached = new Map<string, string>();
  return (key, part) => {
    const html = cached.get(key) ?? inIslandScope(`${key.replace(/\W+/g, '-')}-`, () => toAscii(renderStatic(part)));
    cached.set(key, html);
    return createElement('sg-once', { dangerouslySetInnerHTML: { __html: html } });
  };
}
