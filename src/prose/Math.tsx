import katex from 'katex';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';

/** Only MathML: browsers render it natively, without the fonts and inline styles of KaTeX's HTML. */
function mathMl(tex: string, displayMode: boolean): string {
  return katex.renderToString(tex, { displayMode, output: 'mathml', strict: 'ignore', trust: false });
}

const tex = z.string().superRefine((text, context) => {
  try {
    if (mathMl(text, true).includes('style=')) context.addIssue('uses a command that needs inline styles');
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
  }
});

function Formula({ text, inline }: { text: string; inline: boolean }): ReactNode {
  const html = { __html: mathMl(text, !inline) };
  if (inline) return <span className="formula" dangerouslySetInnerHTML={html} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="formula-block" aria-label="Formula" tabIndex={0} dangerouslySetInnerHTML={html} />
  );
}

/** `<Math tex="\frac{1}{n}" />`: a formula, within a line or on its own; in Markdown `$...$` or `$$...$$`. */
export const mathTag: Tag = defineTag(
  z.strictObject({ tex }),
  ({ tex: text }, { inline }) => <Formula text={text} inline={inline} />,
  ({ tex: text }, { inline }) => (inline ? `$${text}$` : `$$\n${text}\n$$`),
  { only: [] },
  {
    flow: ({ tex: text }, { markdown }) => [{ kind: 'paragraph', text, markdown: markdown(), spans: [{ text }] }],
    spans: ({ tex: text }) => [{ text }],
  },
);
