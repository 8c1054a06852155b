import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { EmptyChat } from './EmptyChat.tsx';
import { TurnView } from './TurnView.tsx';
import { getPassageUrl } from './text-fragment.ts';
import type { Chat } from './use-chat.ts';

/** Sends questions and moves focus afterwards, for the chat and the field below it. */
export function useSending(chat: Chat): { list: RefObject<HTMLDivElement | null>; send: Chat['send'] } {
  const list = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  const newest = chat.state.turns.at(-1)?.id;
  const { hydrated } = chat;
  useEffect(() => {
    const last = list.current?.querySelector<HTMLElement>('.chat-scroll li:last-child > .chat-question');
    // A dialog that is opened again shows the end of the conversation.
    if (hydrated && last) scrollToTurn(last);
  }, [hydrated]);
  useEffect(() => {
    if (!sent.current || newest === undefined) return;
    sent.current = false;
    const question = list.current?.querySelector<HTMLElement>('li:last-child > .chat-question');
    if (question) scrollToTurn(question);
    // On a touch screen, focusing the field would open the keyboard over the answer.
    const next = matchMedia('(pointer: coarse)').matches ? question : chat.field.current;
    next?.focus({ preventScroll: true });
  }, [newest, chat.field]);
  const send: Chat['send'] = (question, from) => {
    sent.current = true;
    chat.send(question, from);
  };
  return { list, send };
}

/** Scrolls a question to the top of its scroll container: the dialog or the page. */
function scrollToTurn(question: HTMLElement): void {
  const scroller = question.closest('.chat-scroll');
  if (!scroller) {
    question.scrollIntoView({ block: 'start' });
    return;
  }
  const gap = Number.parseFloat(getComputedStyle(scroller).paddingTop);
  scroller.scrollTop += question.getBoundingClientRect().top - scroller.getBoundingClientRect().top - gap;
}

interface BodyProps {
  chat: Chat;
  list: RefObject<HTMLDivElement | null>;
  send: Chat['send'];
  heading: 'h2' | 'h3';
  /** Called when a source is chosen. */
  onSource?(link: HTMLAnchorElement): void;
}

/** Shows the conversation, or how to start one. */
export function ChatBody({ chat, list, send, heading, onSource }: BodyProps) {
  const { state, words } = chat;
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-source]') : null;
    if (!link) return;
    chat.track('source_opened');
    const { passage } = link.dataset;
    if (passage) link.href = getPassageUrl(link.getAttribute('href') ?? '', passage);
    onSource?.(link);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears the clicks of its links
    <div ref={list} onClick={onClick} className="chat-body">
      {state.turns.length === 0 ? (
        <EmptyChat words={words} onExample={(question) => send(question, 'example')} />
      ) : (
        <ol className="chat-turns">
          {state.turns.map((turn, index) => (
            <TurnView
              key={turn.id}
              {...{ turn, words, heading }}
              newest={index === state.turns.length - 1}
              ask={send}
              retry={() => chat.retry(turn.id)}
              onVote={(vote) => chat.vote(turn.id, vote)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {chat.announcement}
      </p>
    </div>
  );
}
