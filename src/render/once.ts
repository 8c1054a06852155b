import { createElement, type ReactNode } from 'react';
import { inIslandScope } from './island-server.ts';

/** Draws a part that is the same on many pages; `key` says on which. */
export type Once = (key: string, part: ReactNode) => ReactNode;

/** Renders each shared part once and keeps its HTML. */
export function renderOnce(renderStatic: (node: ReactNode) => string): Once {
  const held = new Map<string, string>();
  return (key, part) => {
    const html = held.get(key) ?? inIslandScope(`${key.replace(/\W+/g, '-')}-`, () => renderStatic(part));
    held.set(key, html);
    return createElement('sg-once', { dangerouslySetInnerHTML: { __html: html } });
  };
}
