import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FEEDBACK_PATH } from './api.ts';
import { CHOICES, choiceOf } from './body.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useFeedback } from './use-feedback.ts';
import { CHOICE_WORDS, WORDS } from './words.ts';

const ICONS = { positive: ThumbsUp, negative: ThumbsDown } as const;

/** The question with its two answers, and the dialog that follows an answer. */
export default function Feedback({ page }: { page: string }) {
  const control = useFeedback(page);
  const { state } = control;
  const id = useId();
  const dialogWasOpen = useRef(false);
  const isOpen = state.choice !== undefined;
  dialogWasOpen.current ||= isOpen;
  const pressed = useReturnedFocus(isOpen, state.sending !== undefined);
  const answer = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = choiceOf(submitter?.getAttribute('value'));
    if (!choice) return;
    event.preventDefault();
    pressed.current = submitter;
    control.choose(choice);
  };
  return (
    <>
      <form
        method="post"
        action={FEEDBACK_PATH}
        autoComplete="off"
        aria-labelledby={`${id}question`}
        onSubmit={answer}
        className="flex flex-wrap items-center gap-x-3 gap-y-2"
      >
        <span id={`${id}question`} className="text-sm text-ink-2">
          {WORDS.question}
        </span>
        <input type="hidden" name="page" value={page} />
        <Honeypot />
        <span className="flex gap-2">
          {CHOICES.map((choice) => {
            const Icon = ICONS[choice];
            return (
              <Button
                key={choice}
                type="submit"
                name="feedback"
                value={choice}
                variant="outline"
                size="sm"
                disabled={state.sending !== undefined}
              >
                <Icon aria-hidden />
                {CHOICE_WORDS[choice].button}
              </Button>
            );
          })}
        </span>
      </form>
      {dialogWasOpen.current && <FeedbackDialog control={control} />}
    </>
  );
}

/** Gives focus back to the pressed button once the dialog is closed and the button can have it, unless the reader has moved on. */
function useReturnedFocus(isOpen: boolean, isBusy: boolean) {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen || isBusy) return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [isOpen, isBusy]);
  return pressed;
}
