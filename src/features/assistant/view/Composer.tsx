import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { ASK_PAGE_PATH, SUPPORT_PATH } from '../../../site/assistant.ts';
import { ASK } from '../../../site/limits.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { LocalSwitch } from './local/LocalSwitch.tsx';
import { canAsk } from './state.ts';
import type { Chat } from './use-chat.ts';

/** ID of the conversation on the assistant's page. */
export const CONVERSATION_ID = 'conversation';

interface ComposerProps {
  chat: Chat;
  send(question: string): void;
}

/** The field with its button, and below it a disclaimer and other ways to get help. A plain form before hydration. */
export function Composer({ chat, send }: ComposerProps) {
  const { state, words, busy, hydrated } = chat;
  const id = useId();
  const tooLong = state.draft.trim().length > ASK.questionChars;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) chat.stop();
    else send(state.draft);
  };
  return (
    <div className="chat-foot">
      <form
        action={`${ASK_PAGE_PATH}#${CONVERSATION_ID}`}
        method="get"
        onSubmit={submit}
        data-markdown="skip"
        className="chat-composer"
      >
        <Field chat={chat} send={send} invalid={tooLong} noteId={`${id}long`} />
        <button
          type="submit"
          aria-label={busy ? words.stop : words.send}
          aria-disabled={(hydrated && !busy && !canAsk(state)) || undefined}
          className={buttonClass({ variant: busy ? 'outline' : 'cta', size: 'icon' })}
        >
          {busy ? <Square aria-hidden className="fill-current" /> : <ArrowUp aria-hidden />}
        </button>
      </form>
      <p id={`${id}long`} aria-live="polite" className="mt-1.5 text-sm text-red-ink empty:hidden">
        {tooLong && words.tooLong(ASK.questionChars)}
      </p>
      <LocalSwitch mode={chat.local} words={words.local} />
      <div className="chat-below">
        <Disclaimer {...words.disclaimer} />
        <a href={SUPPORT_PATH}>{words.support}</a>
      </div>
    </div>
  );
}

function Field({ chat, send, invalid, noteId }: ComposerProps & { invalid: boolean; noteId: string }) {
  const { state, words, busy, hydrated, field } = chat;
  return (
    <textarea
      ref={field}
      name="q"
      rows={1}
      required={!hydrated}
      enterKeyHint="send"
      autoComplete="off"
      value={state.draft}
      placeholder={words.placeholder}
      aria-label={words.field}
      aria-invalid={invalid || undefined}
      aria-describedby={noteId}
      onChange={(event) => chat.type(event.target.value)}
      onKeyDown={(event) => sendByKey(event, () => !busy && send(state.draft))}
    />
  );
}

/** Enter sends, Shift+Enter adds a line; ignores keys of an input method. */
function sendByKey(event: KeyboardEvent, send: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  send();
}
