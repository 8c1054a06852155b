import { Fragment, type ReactNode } from 'react';
import { languageName } from '../../../site/code-languages.ts';
import { CopyCodeButton } from '../../../ui/CopyCodeButton.tsx';
import type { AnswerPart } from '../engine/answer.ts';
import type { ChatWords } from '../words.ts';
import { SampleTabs } from './SampleTabs.tsx';

type Part<Type extends AnswerPart['type']> = Extract<AnswerPart, { type: Type }>;

interface QuotedProps {
  words: ChatWords;
  /** The link to the source, at the end of the quote. */
  mark: ReactNode;
  url: string | undefined;
}

/** A quoted paragraph; the sentence with the fact is marked. */
export function QuotedText({ part, mark, url }: QuotedProps & { part: Part<'quote'> }): ReactNode {
  return (
    <blockquote cite={url} className="chat-text">
      <p>
        {withHighlight(part.text, part.mark)} {mark}
      </p>
    </blockquote>
  );
}

/** Quoted items of a list. */
export function QuotedList({ part, words, mark, url }: QuotedProps & { part: Part<'list'> }): ReactNode {
  const List = part.ordered ? 'ol' : 'ul';
  return (
    <blockquote cite={url} className="chat-text chat-list">
      <List {...(part.ordered && { start: part.start })}>
        {part.items.map((item) => (
          <li key={item}>{withHighlight(item, part.mark)}</li>
        ))}
      </List>
      <p>
        {part.more > 0 && <span className="chat-more">{words.more(part.more)} </span>}
        {mark}
      </p>
    </blockquote>
  );
}

/** Quoted rows of a table, under its header. */
export function QuotedTable({ part, words, mark, url }: QuotedProps & { part: Part<'table'> }): ReactNode {
  const rows = part.rows.map((cells) => ({ cells, key: cells.join('\t') }));
  const isMarked = (key: string) =>
    part.mark !== undefined && removeBackticks(key).replaceAll('\t', ' · ').includes(part.mark);
  return (
    <blockquote cite={url} className="chat-text chat-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="chat-table-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {part.header.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <th key={index} scope="col">
                  {withCode(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, key }) => (
              <tr key={key} data-fact={isMarked(key) || undefined}>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                  <td key={index}>{withCode(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {part.more > 0 && <span className="chat-more">{words.more(part.more)} </span>}
        {mark}
      </p>
    </blockquote>
  );
}

/** A sample, or several versions of it with a tab each. */
export function QuotedSamples({ parts, words, mark }: QuotedProps & { parts: readonly Part<'code'>[] }): ReactNode {
  const versions = parts.map((part) => ({
    label: part.tab ?? languageName(part.language),
    content: <Sample part={part} words={words} mark={mark} />,
  }));
  return versions.length === 1 ? versions[0]?.content : <SampleTabs versions={versions} />;
}

function Sample({ part, words, mark }: Omit<QuotedProps, 'url'> & { part: Part<'code'> }): ReactNode {
  return (
    <figure className="code-block">
      <figcaption>
        <span className="code-lang">{part.title ?? languageName(part.language)}</span>
        {mark}
        <CopyCodeButton label={words.copyCode} className="needs-js" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{part.text}</code>
      </pre>
    </figure>
  );
}

/** Renders text with code between backticks, as in Markdown. */
export function withCode(text: string): ReactNode {
  return text.split(/`([^`\n]+)`/).map((piece, index) => {
    const key = `${index} ${piece}`;
    return index % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>;
  });
}

const removeBackticks = (text: string) => text.replaceAll('`', '');

/** Renders a text with one range marked; the range is given without backticks. */
function withHighlight(text: string, mark: string | undefined): ReactNode {
  const range = mark === undefined || mark === removeBackticks(text) ? undefined : getMarkRange(text, mark);
  if (!range) return withCode(text);
  const [from, to] = range;
  return (
    <>
      {withCode(text.slice(0, from))}
      <mark>{withCode(text.slice(from, to))}</mark>
      {withCode(text.slice(to))}
    </>
  );
}

/** Returns the range of a text without backticks in a text with them. */
function getMarkRange(text: string, mark: string): [number, number] | undefined {
  const start = removeBackticks(text).indexOf(mark);
  if (start < 0) return undefined;
  const getIndex = (count: number) => {
    let counted = 0;
    let index = 0;
    while (index < text.length && (counted < count || text[index] === '`')) {
      if (text[index] !== '`') counted += 1;
      else if (counted === count && isOpening(text, index)) break;
      index += 1;
    }
    return index;
  };
  return [start === 0 ? 0 : getIndex(start), getIndex(start + mark.length)];
}

const isOpening = (text: string, index: number) => text.slice(0, index).split('`').length % 2 === 1;
