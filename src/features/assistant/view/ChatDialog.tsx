import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { LocaleId } from '../../../site/locales.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { returnFocus } from '../../../ui/focus-return.ts';
import { useBackdrop } from '../../../ui/use-backdrop.ts';
import { useSheetHeight } from '../../../ui/use-sheet-height.ts';
import { ChatBody, useSending } from './ChatBody.tsx';
import { ChatTools, SharedLink } from './ChatTools.tsx';
import { Composer } from './Composer.tsx';
import { type Chat, useChat } from './use-chat.ts';
import { useRequests } from './use-requests.ts';
import { type ShareState, useShare } from './use-share.ts';

/** The assistant in a dialog: a panel next to the page, a sheet on phones. Before hydration it is a form that submits to the assistant's page. */
export function ChatDialog({ locale }: { locale: LocaleId }) {
  const chat = useChat(locale);
  const sharing = useShare(chat);
  const { list, send } = useSending(chat);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const isModal = () => dialog.current?.matches(':modal') === true;
  const backdrop = useBackdrop(() => isModal() && close());
  const id = useId();
  const { track } = chat;
  useSheetHeight(dialog);
  useRequests(dialog, chat, send);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening hydrates it, and that is tracked once
  useEffect(() => {
    // A panel that was open on the previous page was counted there.
    if (dialog.current?.dataset.restored === undefined) track('opened');
  }, []);
  return (
    <dialog
      ref={dialog}
      {...backdrop}
      data-assistant-dialog=""
      aria-labelledby={`${id}title`}
      // It may be open before hydration.
      suppressHydrationWarning
      onClose={returnFocus}
      className="full-dialog chat-dialog"
    >
      <DialogHead id={`${id}title`} chat={chat} sharing={sharing} />
      <SharedLink chat={chat} sharing={sharing} />
      <div className="chat-scroll">
        {chat.hydrated && (
          <ChatBody
            {...{ chat, list, send }}
            heading="h3"
            onSource={(link) => isModal() && isOnThisPage(link) && close()}
          />
        )}
      </div>
      <Composer chat={chat} send={send} />
    </dialog>
  );
}

function DialogHead({ id, chat, sharing }: { id: string; chat: Chat; sharing: ShareState }) {
  const { words } = chat;
  return (
    <div className="chat-head">
      {/* Not `autoFocus`: a panel that stays open on the next page must not take focus. */}
      <h2 id={id} tabIndex={-1}>
        {words.title}
      </h2>
      <ChatTools chat={chat} sharing={sharing} />
      <form method="dialog">
        <button type="submit" aria-label={words.close} className={buttonClass({ variant: 'ghost', size: 'icon' })}>
          <X aria-hidden />
        </button>
      </form>
    </div>
  );
}

/** True for a section of the current page, which the dialog would cover. */
function isOnThisPage({ origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && origin + pathname + search === location.origin + location.pathname + location.search;
}
