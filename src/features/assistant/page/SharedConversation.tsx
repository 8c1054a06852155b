import type { ReactNode } from 'react';
import { ASK_PAGE_PATH, SUPPORT_PATH } from '../../../site/assistant.ts';
import type { LocaleId } from '../../../site/locales.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Answer } from '../engine/answer.ts';
import { AnswerView } from '../view/AnswerView.tsx';
import { CHAT_WORDS } from '../words.ts';

interface SharedProps {
  answers: readonly Answer[];
  locale?: LocaleId;
}

/** Shows a conversation that someone shared. */
export function SharedConversation({ answers, locale = 'en' }: SharedProps): ReactNode {
  const words = CHAT_WORDS[locale];
  const numbered = answers.map((answer, index) => ({ answer, index }));
  return (
    <div className="chat-page chat-read max-w-[46rem]">
      {numbered.map(({ answer, index }) => (
        <section key={index} aria-labelledby={`question-${index + 1}`} className="chat-turn">
          <h2 id={`question-${index + 1}`} data-visitor-text="" className="chat-question">
            {answer.question}
          </h2>
          <AnswerView answer={answer} words={words} />
        </section>
      ))}
      <div className="chat-end">
        <p className="chat-note">{words.disclaimer.tooltip}</p>
        <Button href={ASK_PAGE_PATH}>{words.askOwnQuestion}</Button>
        <Button href={SUPPORT_PATH} variant="outline">
          {words.support}
        </Button>
      </div>
    </div>
  );
}
