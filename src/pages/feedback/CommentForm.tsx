import { FEEDBACK_PATH } from '../../features/feedback/api.ts';
import type { Choice } from '../../features/feedback/body.ts';
import { Honeypot } from '../../features/feedback/Honeypot.tsx';
import { CHOICE_WORDS, WORDS } from '../../features/feedback/words.ts';
import { FEEDBACK_COMMENT_MAX_CHARS } from '../../site/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { FIELD_CLASS } from '../../ui/Input.tsx';
import type { Asked } from './asked.ts';

/** What `CommentForm` takes: where the feedback belongs and what has been typed already. */
export interface CommentFormProps extends Pick<Asked, 'comment' | 'visit' | 'token'> {
  path: string;
  choice: Choice;
  invalid: boolean;
}

/** A comment to an answer, as a plain form. */
export function CommentForm({ path, choice, comment, visit, token, invalid }: CommentFormProps) {
  const hidden = { page: path, feedback: choice, key: visit, token };
  const words = CHOICE_WORDS[choice];
  return (
    <form method="post" action={FEEDBACK_PATH} className="flex max-w-[38rem] flex-col gap-3">
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Honeypot />
      <label htmlFor="comment" className="text-sm font-medium text-ink">
        {words.label}
      </label>
      <textarea
        id="comment"
        name="comment"
        rows={6}
        required={choice === 'negative'}
        maxLength={FEEDBACK_COMMENT_MAX_CHARS}
        defaultValue={comment}
        placeholder={words.placeholder}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? 'feedback-error' : undefined}
        className={`${FIELD_CLASS} h-auto resize-y py-2 leading-6 max-sm:h-auto`}
      />
      <Button type="submit" className="self-start">
        {WORDS.send}
      </Button>
    </form>
  );
}
