import { useEffect, useRef } from 'react';
import type { LocaleId } from '../../../site/locales.ts';
import type { Answer } from '../engine/answer.ts';
import { ChatBody, useSending } from './ChatBody.tsx';
import { ChatTools, SharedLink } from './ChatTools.tsx';
import { CONVERSATION_ID, Composer } from './Composer.tsx';
import { useChat } from './use-chat.ts';
import { useRequests } from './use-requests.ts';
import { useShare } from './use-share.ts';

interface ChatPageProps {
  locale: LocaleId;
  /** The answer that the server has rendered. */
  initialAnswer?: Answer;
  /** True if no server answers questions. */
  localOnly?: boolean;
}

/** The assistant in a separate page. Before hydration it is a form that submits to the same page. */
export function ChatPage({ locale, initialAnswer, localOnly }: ChatPageProps) {
  const chat = useChat(locale, { initialAnswer, localOnly });
  const sharing = useShare(chat);
  const { list, send } = useSending(chat);
  const section = useRef<HTMLElement>(null);
  useRequests(section, chat, send);
  const { track } = chat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tracked once
  useEffect(() => track('opened'), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the answer that the page came with
  useEffect(() => {
    if (initialAnswer && list.current) showAnswer(list.current);
  }, []);
  return (
    <section
      ref={section}
      id={CONVERSATION_ID}
      data-assistant-page=""
      data-local-only={localOnly ? '' : undefined}
      aria-label={chat.words.title}
      className="chat-page"
    >
      <div data-markdown="skip" className="chat-tools needs-js">
        <ChatTools chat={chat} sharing={sharing} />
      </div>
      <SharedLink chat={chat} sharing={sharing} />
      <ChatBody {...{ chat, list, send }} heading="h2" />
      <Composer chat={chat} send={send} />
    </section>
  );
}

/** An answer below this share of the screen is too low to be noticed. */
const LOW = 0.6;

/** Scrolls to the server-rendered answer: on a phone, the title and the form leave no room for it. */
function showAnswer(list: HTMLElement): void {
  const question = list.querySelector<HTMLElement>('.chat-question');
  const hasScrolled = scrollY > 0 || location.hash !== '';
  if (question && !hasScrolled && question.getBoundingClientRect().bottom > innerHeight * LOW)
    question.scrollIntoView({ block: 'start', behavior: 'instant' });
}
