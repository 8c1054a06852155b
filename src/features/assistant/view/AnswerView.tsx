import type { ReactNode } from 'react';
import { SUPPORT_PATH } from '../../../site/assistant.ts';
import { getSourceName } from '../answer-markdown.ts';
import type { Answer, AnswerPart, AnswerSource, NoAnswer } from '../engine/answer.ts';
import type { ChatWords } from '../words.ts';
import { QuotedList, QuotedSamples, QuotedTable, QuotedText } from './QuotedParts.tsx';
import { getPassageText } from './text-fragment.ts';
import { WrittenText } from './WrittenText.tsx';

interface AnswerProps {
  answer: Answer;
  words: ChatWords;
  /** True while more parts arrive; the end of the answer is not shown yet. */
  partial?: boolean;
}

/** Shows an answer: its kind, the quotes with a mark for each source, then the sources; or why there is no answer. */
export function AnswerView({ answer: { parts, sources, none }, words, partial = false }: AnswerProps): ReactNode {
  const groups = groupParts(parts).map((group, index) => ({ group, index }));
  const onlyQuotes = parts.length > 0 && parts.every(({ type }) => type !== 'text');
  const kind = none ? none.reason : onlyQuotes ? 'quoted' : 'written';
  return (
    <>
      {(none || parts.length > 0) && <p className="chat-kind">{words.kinds[kind]}</p>}
      {groups.map(({ group, index }) => (
        <AnswerGroup key={index} {...{ group, parts, sources, words }} />
      ))}
      {none && <Refusal none={none} words={words} />}
      {!partial && sources.length > 0 && <Sources {...{ sources, parts, words }} />}
      {!partial && onlyQuotes && <p className="chat-note">{words.quoted}</p>}
    </>
  );
}

/** Groups consecutive samples with tabs, which are versions of one sample. */
export function groupParts(parts: readonly AnswerPart[]): AnswerPart[][] {
  const groups: AnswerPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1)?.at(-1);
    const joins = part.type === 'code' && part.tab && last?.type === 'code' && last.tab && last.source === part.source;
    if (joins) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

interface GroupProps {
  group: readonly AnswerPart[];
  parts: readonly AnswerPart[];
  sources: readonly AnswerSource[];
  words: ChatWords;
}

/** Shows a passage of an answer with the marks of its sources. */
export function AnswerGroup({ group, parts, sources, words }: GroupProps): ReactNode {
  const [part] = group;
  const getMark = (source: AnswerSource) => <SourceMark {...{ source, parts, words }} />;
  if (!part) return null;
  if (part.type === 'text') return <WrittenText text={part.text} sources={sources} mark={getMark} />;
  const source = sources.find(({ number }) => number === part.source);
  const quoted = { words, url: source?.url, mark: source && getMark(source) };
  switch (part.type) {
    case 'list':
      return <QuotedList part={part} {...quoted} />;
    case 'table':
      return <QuotedTable part={part} {...quoted} />;
    case 'code':
      return <QuotedSamples parts={group.filter((one) => one.type === 'code')} {...quoted} />;
    default:
      return <QuotedText part={part} {...quoted} />;
  }
}

interface MarkProps {
  source: AnswerSource;
  parts: readonly AnswerPart[];
  words: ChatWords;
}

/** A link that opens the page at the passage; see `view/text-fragment.ts`. */
function SourceMark({ source, parts, words }: MarkProps): ReactNode {
  const { url, number } = source;
  return (
    <a
      href={url}
      data-source=""
      data-passage={getPassageText(parts, number)}
      aria-label={words.source(number, getSourceName(source))}
      className="chat-mark"
    >
      [{number}]
    </a>
  );
}

interface SourcesProps {
  sources: readonly AnswerSource[];
  parts: readonly AnswerPart[];
  words: ChatWords;
}

function Sources({ sources, parts, words }: SourcesProps): ReactNode {
  return (
    <div className="chat-sources">
      <p className="chat-label">{words.sources}</p>
      <ol>
        {sources.map((source) => (
          <li key={source.number}>
            <span aria-hidden className="chat-number">
              {source.number}
            </span>
            <a href={source.url} data-source="" data-passage={getPassageText(parts, source.number)}>
              {getSourceName(source)}
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
            {pages.map(({ title, url, reason: about }) => (
              <li key={url}>
                <a href={url} data-source="">
                  {title}
                </a>
                {about && <span className="chat-about">{about}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="chat-note">
        <a href={SUPPORT_PATH}>{words.support}</a>
      </p>
    </>
  );
}
