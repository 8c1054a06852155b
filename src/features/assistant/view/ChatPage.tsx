import { useEffect, useRef } from 'react';
import type { LocaleId } from '../../../site/locales.ts';
import type { Answer } from '../engine/answer.ts';
import { ChatBody, useSending } from './ChatBody.tsx';
import { ChatTools, SharedLink } from './ChatTools.tsx';
import { Composer } from './Composer.tsx';
import { useChat } from './use-chat.ts';
import { useRequests } from './use-requests.ts';
import { useShare } from './use-share.ts';

interface ChatPageProps {
  locale: LocaleId;
  /** What the server has answered already. */
  initialAnswer?: Answer;
  /** True where no server answers questions. */
  localOnly?: boolean;
}

/** The assistant in a page of its own. Until it wakes it is a form that the same page answers. */
export function ChatPage({ locale, initialAnswer, localOnly }: ChatPageProps) {
  const chat = useChat(locale, { initialAnswer, localOnly });
  const sharing = useShare(chat);
  const { list, send } = useSending(chat);
  const section = useRef<HTMLElement>(null);
  useRequests(section, chat, send);
  const { track } = chat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once
  useEffect(() => track('opened'), []);
  return (
    <section
      ref={section}
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
