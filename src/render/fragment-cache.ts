import { createElement, type ReactNode } from 'react';
import { inIslandScope } from './island-server.ts';

/** Draws a part that is the same on many pages; `key` says on which. */
export type Once = (key: string, part: ReactNode) => ReactNode;

/** Writes other scripts as references: a page that is all one-byte text is put together and sent much faster. */
function toAscii(html: string): string {
  return html.replace(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

/** Renders each shared part once and keeps its HTML. */
export function renderOnce(renderStatic: (node: ReactNode) => string): Once {
  const held = new Map<string, string>();
  return (key, part) => {
    const html = held.get(key) ?? inIslandScope(`${key.replace(/\W+/g, '-')}-`, () => toAscii(renderStatic(part)));
    held.set(key, html);
    return createElement('sg-once', { dangerouslySetInnerHTML: { __html: html } });
  };
}
