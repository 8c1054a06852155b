import type { MouseEvent } from 'react';
import { ASK_PAGE_PATH } from '../../../site/assistant.ts';
import type { Answer } from '../answer.ts';
import type { ChatWords } from '../words.ts';

interface NextProps {
  answer: Answer;
  words: ChatWords;
  onAsk(question: string, from: 'next'): void;
}

/** Questions to ask next; without JavaScript each one is a form that the assistant's page answers. */
export function NextQuestions({ answer: { next = [] }, words, onAsk }: NextProps) {
  if (next.length === 0) return null;
  const choose = (event: MouseEvent, question: string) => {
    event.preventDefault();
    onAsk(question, 'next');
  };
  return (
    <form action={ASK_PAGE_PATH} method="get" data-markdown="skip" className="chat-next">
      <p className="chat-label">{words.nextTitle}</p>
      {next.map((question) => (
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
  );
}
