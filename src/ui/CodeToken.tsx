import { createElement, type ReactNode } from 'react';

/** A piece of code in the colour of its kind; variables look like the text around them. */
export function CodeToken({ kind, text }: { kind: string; text: string }): ReactNode {
  return kind === '' || kind === 'v' ? text : createElement(`t-${kind}`, null, text);
}
