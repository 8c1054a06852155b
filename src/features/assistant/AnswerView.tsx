import { Fragment, type ReactNode } from 'react';
import { languageName } from '../../site/code-languages.ts';
import { CopyCodeButton } from '../../ui/CopyCodeButton.tsx';
import type { Answer, AnswerPart, AnswerSource, NoAnswer } from './answer.ts';
import { nameOf } from './answer-markdown.ts';
import type { ChatWords } from './words.ts';

interface AnswerProps {
  answer: Answer;
  words: ChatWords;
  /** More of it is on its way: what stands at the end waits. */
  partial?: boolean;
}

/** An answer: what is quoted, with a mark for each source, then the sources; or why there is none. */
export function AnswerView({ answer: { parts, sources, none }, words, partial = false }: AnswerProps): ReactNode {
  const numbered = parts.map((part, at) => ({ part, at }));
  const onlyQuotes = parts.length > 0 && parts.every(({ type }) => type !== 'text');
  return (
    <>
      {numbered.map(({ part, at }) => (
        <Part key={at} part={part} sources={sources} words={words} />
      ))}
      {none && <Refusal none={none} words={words} />}
      {!partial && sources.length > 0 && <Sources sources={sources} words={words} />}
      {!partial && onlyQuotes && <p className="chat-note">{words.quoted}</p>}
    </>
  );
}

interface PartProps {
  part: AnswerPart;
  sources: readonly AnswerSource[];
  words: ChatWords;
}

function Part({ part, sources, words }: PartProps): ReactNode {
  if (part.type === 'text') return <p className="chat-text">{withCode(part.text)}</p>;
  const source = sources.find(({ number }) => number === part.source);
  const mark = source && <SourceMark source={source} words={words} />;
  if (part.type === 'code') return <Sample {...part} words={words} mark={mark} />;
  return (
    <blockquote cite={source?.url} className="chat-text">
      <p>
        {withCode(part.text)} {mark}
      </p>
    </blockquote>
  );
}

/** Names from code stand between backticks, as in the Markdown that is quoted. */
function withCode(text: string): ReactNode {
  return text.split(/`([^`\n]+)`/).map((piece, at) => {
    const key = `${at} ${piece}`;
    return at % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>;
  });
}

function SourceMark({ source, words }: { source: AnswerSource; words: ChatWords }): ReactNode {
  return (
    <a href={source.url} data-source="" aria-label={words.source(source.number, nameOf(source))} className="chat-mark">
      [{source.number}]
    </a>
  );
}

interface SampleProps {
  language: string;
  text: string;
  words: ChatWords;
  mark: ReactNode;
}

function Sample({ language, text, words, mark }: SampleProps): ReactNode {
  return (
    <figure className="code-block">
      <figcaption>
        <span className="code-lang">{languageName(language)}</span>
        {mark}
        <CopyCodeButton label={words.copyCode} className="needs-js" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}

function Sources({ sources, words }: { sources: readonly AnswerSource[]; words: ChatWords }): ReactNode {
  return (
    <div className="chat-sources">
      <p className="chat-label">{words.sources}</p>
      <ol>
        {sources.map((source) => (
          <li key={source.number}>
            <span aria-hidden className="chat-number">
              {source.number}
            </span>
            <a href={source.url} data-source="">
              {nameOf(source)}
            </a>
            <span className="chat-trail">{source.trail.join(' / ')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Refusal({ none: { reason, pages }, words }: { none: NoAnswer; words: ChatWords }): ReactNode {
  return (
    <>
      <p className="chat-text">{words.none[reason]}</p>
      {pages.length > 0 && (
        <div className="chat-sources">
          <p className="chat-label">{words.nonePages[reason]}</p>
          <ul>
            {pages.map(({ title, url }) => (
              <li key={url}>
                <a href={url} data-source="">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
