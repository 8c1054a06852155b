import type { ReactNode } from 'react';
import { z } from 'zod';
import { linkSpans } from '../markdown/text/rich-text.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { GLOSSARY_PAGE } from '../site/links.ts';
import { CodeText } from './code-text.tsx';
import { knownNameSchema } from './known.ts';
import type { GlossaryTerm } from './tag-data.ts';

/** A word with a popover of its meaning. The button is above the word, because readers of the page without controls would lose a word inside it. */
function TermButton({ term, id, children }: { term: GlossaryTerm; id: string; children: ReactNode }): ReactNode {
  return (
    <>
      <span className="term relative">
        {children}
        <button
          type="button"
          className="absolute inset-0 cursor-help"
          popoverTarget={id}
          aria-label={`Meaning of ${term.term}`}
        />
      </span>
      <span id={id} popover="auto" className="term-note" data-markdown-ignore="">
        <strong>{term.term}</strong> <CodeText text={term.meaning} />{' '}
        <a href={`${GLOSSARY_PAGE}#${term.id}`}>Glossary</a>
      </span>
    </>
  );
}

/** `<Term id="trace">traces</Term>`: a word of the glossary, with its meaning at hand. */
export function termTag(glossary: readonly GlossaryTerm[]): Tag {
  const find = (id: string) => glossary.find((term) => term.id === id) as GlossaryTerm;
  const ids = glossary.map((term) => term.id);
  return defineTag(
    z.strictObject({ id: knownNameSchema('term', ids) }),
    (props, { children, id }) => (
      <TermButton term={find(props.id)} id={`term-${id}`}>
        {children}
      </TermButton>
    ),
    ({ id }, { text, absolute }) => `[${text}](${absolute(`${GLOSSARY_PAGE}#${id}`)})`,
    { filled: true },
    { spans: ({ id }, inner, absolute) => linkSpans(inner, absolute(`${GLOSSARY_PAGE}#${id}`)) },
  );
}

/** `<Glossary />`: every term with its meaning. */
export function glossaryTag(glossary: readonly GlossaryTerm[]): Tag {
  return defineTag(
    z.strictObject({}),
    () => (
      <dl className="glossary">
        {glossary.map(({ id, term, meaning, href }) => (
          <div key={id} id={id}>
            <dt>{term}</dt>
            <dd>
              <CodeText text={meaning} /> {href && <a href={href}>Read more</a>}
            </dd>
          </div>
        ))}
      </dl>
    ),
    (_, { absolute }) =>
      glossary
        .map(({ term, meaning, href }) => `- **${term}**: ${meaning}${href ? ` [Read more](${absolute(href)})` : ''}`)
        .join('\n'),
    { only: [] },
  );
}
