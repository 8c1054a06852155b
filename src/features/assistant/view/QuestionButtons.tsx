import type { MouseEvent } from 'react';
import { ASK_PAGE_PATH } from '../../../site/assistant.ts';

interface QuestionButtonsProps {
  title: string;
  questions: readonly string[];
  onChoose(question: string): void;
  className?: string;
}

/** Questions to choose from. Without JavaScript they are a form that submits to the assistant's page. */
export function QuestionButtons({ title, questions, onChoose, className }: QuestionButtonsProps) {
  const choose = (event: MouseEvent, question: string) => {
    event.preventDefault();
    onChoose(question);
  };
  return (
    <form action={ASK_PAGE_PATH} method="get" data-markdown="skip" className={className}>
      <p className="chat-label">{title}</p>
      {questions.map((question) => (
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
