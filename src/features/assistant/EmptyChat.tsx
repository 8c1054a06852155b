import type { MouseEvent } from 'react';
import { ASK_PAGE_PATH } from '../../site/assistant.ts';
import type { ChatWords } from './words.ts';

/** The picture of the assistant. */
export const ASSISTANT_AVATAR = '/brand/icon.svg';

/** Before the first question: who answers, and what one might ask. Each example is a form of its own until the chat is awake. */
export function EmptyChat({ words, onExample }: { words: ChatWords; onExample(question: string): void }) {
  const choose = (event: MouseEvent, question: string) => {
    event.preventDefault();
    onExample(question);
  };
  return (
    <div className="chat-empty">
      <img
        data-markdown="skip"
        src={ASSISTANT_AVATAR}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className="chat-avatar"
      />
      <p className="chat-text">{words.intro}</p>
      <form action={ASK_PAGE_PATH} method="get" data-markdown="skip">
        <p className="chat-label">{words.examplesTitle}</p>
        {words.examples.map((question) => (
          <button
            key={question}
            type="submit"
            name="q"
            value={question}
            onClick={(event) => choose(event, question)}
            className="chat-example"
          >
            {question}
          </button>
        ))}
      </form>
    </div>
  );
}
