import type { ChatWords } from '../words.ts';
import { QuestionButtons } from './QuestionButtons.tsx';

/** The picture of the assistant: the mark, in the colours of the theme. */
export const ASSISTANT_AVATAR = '/favicon.svg';

/** Shown before the first question: an introduction and example questions. */
export function EmptyChat({ words, onExample }: { words: ChatWords; onExample(question: string): void }) {
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
      <QuestionButtons title={words.examplesTitle} questions={words.examples} onChoose={onExample} />
    </div>
  );
}
