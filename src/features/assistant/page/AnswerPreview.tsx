import { ASK_PAGE_PATH } from '../../../site/assistant.ts';
import { getSourceName } from '../answer-markdown.ts';
import type { Answer } from '../engine/answer.ts';
import { AnswerGroup, groupParts } from '../view/AnswerView.tsx';
import { CHAT_WORDS } from '../words.ts';

/** Shows the first passage of a quoted answer, its source, and a link to the whole answer; nothing without an answer. */
export function AnswerPreview({ answer: { question, parts, sources } }: { answer: Answer }) {
  const words = CHAT_WORDS.en;
  const [source] = sources;
  const [first, second] = groupParts(parts);
  if (!source || !first) return null;
  // A sentence that announces code or a list needs what follows.
  const groups =
    second && /[:：]$/.test(first[0]?.type === 'quote' ? first[0].text.trim() : '') ? [first, second] : [first];
  const numbered = groups.map((group, index) => ({ group, index }));
  return (
    <section aria-label={words.preview} className="answer-preview">
      <p className="chat-kind">{words.kinds.quoted}</p>
      <div className="answer-preview-passage">
        {numbered.map(({ group, index }) => (
          <AnswerGroup key={index} {...{ group, parts, sources, words }} />
        ))}
      </div>
      <p className="answer-preview-links">
        <a href={source.url}>{getSourceName(source)}</a>
        <a href={`${ASK_PAGE_PATH}?${new URLSearchParams({ q: question })}`} data-assistant-ask={question}>
          {words.wholeAnswer}
        </a>
      </p>
    </section>
  );
}
