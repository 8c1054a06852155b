import { createElement, type ReactNode } from 'react';

/** A piece of code in the colour of its kind; variables have the colour of the surrounding text. */
export function CodeToken({ kind, text }: { kind: string; text: string }): ReactNode {
  return kind === '' || kind === 'v' ? text : createElement(`t-${kind}`, null, text);
}
