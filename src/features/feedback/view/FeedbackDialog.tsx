import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { FEEDBACK_AVATAR_PX, FEEDBACK_COMMENT_MAX_CHARS } from '../../../site/limits.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FIELD_CLASS } from '../../../ui/Input.tsx';
import type { Choice } from '../body.ts';
import type { FeedbackControl } from './use-feedback.ts';
import { CHOICE_WORDS, READER, WORDS } from './words.ts';

/** What follows an answer: a comment to type, then a thank-you. */
export function FeedbackDialog({ control }: { control: FeedbackControl }) {
  const { choice, submitted } = control.state;
  return (
    <Dialog
      open={choice !== undefined}
      onClose={control.close}
      title={submitted ? WORDS.thanks : CHOICE_WORDS[choice ?? 'positive'].title}
      closeLabel={WORDS.close}
      returnsFocus={false}
      // Its top stays where it is when the thank-you, which is shorter, follows; the keyboard of a phone leaves field and button in sight.
      className="mt-4 sm:mt-[16dvh] sm:max-h-[80dvh]"
    >
      <div className="flex items-center gap-3 text-sm text-ink-2">
        <Avatar src={READER.image} name={READER.name} size={FEEDBACK_AVATAR_PX} decorative />
        <div role="status" className="flex min-h-12 items-center">
          {submitted ? (
            <p key="thanks">{WORDS.thanksText}</p>
          ) : (
            <p key="reader">
              <span className="font-medium text-ink">{READER.name}</span>, {READER.role}, {WORDS.readBy}.
            </p>
          )}
        </div>
      </div>
      {choice && !submitted && <CommentForm choice={choice} control={control} />}
      {submitted && <Done onClick={control.close} />}
    </Dialog>
  );
}

function CommentForm({ choice, control }: { choice: Choice; control: FeedbackControl }) {
  const { state, ready, tooLong } = control;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // The dialog's own choice would be its close button.
  useEffect(() => field.current?.focus(), []);
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (ready) control.send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        control.send();
      }}
      className="flex flex-col gap-3"
    >
      <label htmlFor={`${id}comment`} className="text-sm font-medium text-ink">
        {CHOICE_WORDS[choice].label}
      </label>
      <textarea
        ref={field}
        id={`${id}comment`}
        rows={4}
        maxLength={FEEDBACK_COMMENT_MAX_CHARS}
        value={state.comment}
        readOnly={state.sending === 'comment'}
        placeholder={CHOICE_WORDS[choice].placeholder}
        aria-describedby={`${id}note`}
        aria-invalid={tooLong || undefined}
        onChange={(event) => control.type(event.target.value)}
        onKeyDown={sendByKey}
        className={`${FIELD_CLASS} h-auto min-h-24 resize-y py-2 leading-6 max-sm:h-auto`}
      />
      <p id={`${id}note`} aria-live="polite" className="text-sm text-red-ink empty:hidden">
        {tooLong && WORDS.tooLong}
      </p>
      <Button type="submit" disabled={!ready} aria-keyshortcuts="Control+Enter Meta+Enter" className="self-end">
        {WORDS.send}
      </Button>
    </form>
  );
}

function Done({ onClick }: { onClick(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onClick} className="self-end">
      {WORDS.done}
    </Button>
  );
}
