import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { hasFocus } from '../../../ui/focus-return.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { CHOICES, type Choice, parseChoice } from '../body.ts';
import { FEEDBACK_PATH } from '../paths.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useFeedback } from './use-feedback.ts';
import { CHOICE_WORDS, WORDS } from './words.ts';

const MARKS = { positive: 'thumbs-up', negative: 'thumbs-down' } as const;

/** The question with its two answers, and the dialog that follows an answer. */
export default function Feedback({ page }: { page: string }) {
  const control = useFeedback(page);
  const { choice, sending } = control.state;
  const wasOpen = useRef(false);
  wasOpen.current ||= choice !== undefined;
  const pressed = useFocusReturn(choice !== undefined, sending !== undefined);
  const answer = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const chosen = parseChoice(submitter?.getAttribute('value'));
    if (!chosen) return;
    event.preventDefault();
    pressed.current = submitter;
    control.choose(chosen);
  };
  return (
    <>
      <Question page={page} busy={sending !== undefined} onSubmit={answer} />
      {wasOpen.current && <FeedbackDialog control={control} />}
    </>
  );
}

interface QuestionProps {
  page: string;
  busy: boolean;
  onSubmit(event: FormEvent): void;
}

function Question({ page, busy, onSubmit }: QuestionProps) {
  const id = useId();
  return (
    <form
      method="post"
      action={FEEDBACK_PATH}
      autoComplete="off"
      aria-labelledby={`${id}question`}
      onSubmit={onSubmit}
      className="flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <span id={`${id}question`} className="text-sm text-ink-2">
        {WORDS.question}
      </span>
      <input type="hidden" name="page" value={page} />
      <Honeypot />
      <span className="flex gap-2">
        {CHOICES.map((choice) => (
          <Answer key={choice} choice={choice} disabled={busy} />
        ))}
      </span>
    </form>
  );
}

function Answer({ choice, disabled }: { choice: Choice; disabled: boolean }) {
  return (
    <Button type="submit" name="feedback" value={choice} variant="outline" size="sm" disabled={disabled}>
      <Mark name={MARKS[choice]} className="size-4" />
      {CHOICE_WORDS[choice].button}
    </Button>
  );
}

/** Returns focus to the pressed button once the dialog is closed and the button is enabled, unless focus is elsewhere by then. */
function useFocusReturn(isOpen: boolean, isBusy: boolean) {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen || isBusy) return;
    if (!hasFocus()) pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [isOpen, isBusy]);
  return pressed;
}
