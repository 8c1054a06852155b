import { Share2, SquarePen } from 'lucide-react';
import { type FocusEvent, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { FIELD_CLASS } from '../../../ui/Input.tsx';
import type { Chat } from './use-chat.ts';
import type { ShareState } from './use-share.ts';

interface ToolsProps {
  chat: Chat;
  sharing: ShareState;
}

/** Actions for a conversation: share it, or start another. */
export function ChatTools({ chat: { state, words, clear }, sharing }: ToolsProps) {
  if (state.turns.length === 0) return null;
  const busy = sharing.status === 'busy';
  return (
    <>
      {sharing.possible && (
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={busy || undefined}
          onClick={sharing.start}
          title={words.share}
          className="chat-tool"
        >
          <Share2 aria-hidden />
          <span>{busy ? words.sharing : words.share}</span>
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={clear} title={words.newChat} className="chat-tool">
        <SquarePen aria-hidden />
        <span>{words.newChat}</span>
      </Button>
    </>
  );
}

/** Shows the link of a shared conversation, or an error. */
export function SharedLink({ chat: { words }, sharing: { status, link, copied } }: ToolsProps) {
  const id = useId();
  const select = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select();
  return (
    <div role="status" className="chat-shared">
      {status === 'failed' && <p>{words.shareFailed}</p>}
      {status === 'shared' && (
        <>
          <label htmlFor={id}>{copied ? words.shared : words.sharedLink}</label>
          <input id={id} type="text" readOnly value={link} onFocus={select} className={FIELD_CLASS} />
          <p>{words.sharedNote}</p>
        </>
      )}
    </div>
  );
}
