import { FEEDBACK_COMMENT_MAX_CHARS } from '../../../site/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { FIELD_CLASS } from '../../../ui/Input.tsx';
import type { Choice } from '../body.ts';
import { FEEDBACK_PATH } from '../paths.ts';
import { Honeypot } from '../view/Honeypot.tsx';
import { CHOICE_WORDS, WORDS } from '../view/words.ts';
import type { FeedbackQuery } from './feedback-query.ts';

/** The feedback that the comment belongs to, and the text typed so far. */
export interface CommentFormProps extends Pick<FeedbackQuery, 'comment' | 'visit' | 'token'> {
  path: string;
  choice: Choice;
  invalid: boolean;
}

/** A plain form for a comment after yes or no. */
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
