import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useId, useReducer, useRef } from 'react';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { FEEDBACK_COMMENT_MAX_CHARS } from '../../../site/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { FIELD_CLASS } from '../../../ui/Input.tsx';
import { ANSWER_PROBLEMS, type AnswerFeedback } from '../answer-problems.ts';
import type { VoteWords } from '../words.ts';
import { sendVote } from './send-vote.ts';
import type { Turn, Vote } from './state.ts';
import { canSubmit, initialVote, needsReason, reduceVote, type VoteEvent, type VoteState } from './vote-state.ts';

interface VoteProps {
  turn: Turn;
  words: VoteWords;
  onVote(vote: Vote): void;
}

/** Thumbs up and down for an answer; a negative vote asks what was wrong. */
export function AnswerVote({ turn: { answer, vote: storedVote }, words, onVote }: VoteProps) {
  const [state, dispatch] = useReducer(reduceVote, storedVote, initialVote);
  const key = useRef('');
  const send = async (helpful: boolean, more: Pick<AnswerFeedback, 'question' | 'reason' | 'comment'> = {}) => {
    key.current ||= randomUuid();
    const sources = [...new Set(answer.sources.map(({ url }) => url.replace(/#.*/, '')))];
    const ok = await sendVote({ sources, helpful, key: key.current, ...more });
    dispatch({ type: 'ended', ok });
  };
  const choose = (vote: Vote) => {
    if (state.step === 'sending' || (state.vote === vote && state.step !== 'failed')) return;
    dispatch({ type: 'voted', vote });
    onVote(vote);
    void send(vote === 'positive');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit(state)) return;
    dispatch({ type: 'submitted' });
    const { reason, comment } = state;
    void send(false, { question: answer.question, reason, comment: comment.trim() || undefined });
  };
  return (
    <div className="chat-vote needs-js">
      <Thumbs vote={state.vote} words={words} choose={choose} />
      {needsReason(state) && <ReasonForm {...{ state, dispatch, words }} onSubmit={submit} />}
      <p role="status" className="chat-note">
        {state.step === 'thanked' && words.thanks}
        {state.step === 'failed' && words.failed}
      </p>
    </div>
  );
}

interface ThumbsProps {
  vote: Vote | undefined;
  words: VoteWords;
  choose(vote: Vote): void;
}

const THUMBS = [
  { value: 'positive', label: 'up', Icon: ThumbsUp },
  { value: 'negative', label: 'down', Icon: ThumbsDown },
] as const;

function Thumbs({ vote, words, choose }: ThumbsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of a form
    <div role="group" aria-label={words.title} className="chat-thumbs">
      {THUMBS.map(({ value, label, Icon }) => (
        <Button
          key={value}
          variant="ghost"
          size="iconXs"
          aria-pressed={vote === value}
          aria-label={words[label]}
          title={words[label]}
          onClick={() => choose(value)}
        >
          <Icon aria-hidden />
        </Button>
      ))}
    </div>
  );
}

interface ReasonProps {
  state: VoteState;
  dispatch(event: VoteEvent): void;
  words: VoteWords;
  onSubmit(event: FormEvent): void;
}

function ReasonForm({ state, dispatch, words, onSubmit }: ReasonProps) {
  const id = useId();
  const busy = state.step === 'sending';
  return (
    <form onSubmit={onSubmit} className="chat-reasons">
      <fieldset>
        <legend className="chat-label">{words.reasonTitle}</legend>
        {ANSWER_PROBLEMS.map((problem) => (
          <label key={problem}>
            <input
              type="radio"
              name={`${id}reason`}
              checked={state.reason === problem}
              onChange={() => dispatch({ type: 'reason', reason: problem })}
            />
            {words.reasons[problem]}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}comment`} className="chat-label">
        {words.comment}
      </label>
      <textarea
        id={`${id}comment`}
        rows={2}
        maxLength={FEEDBACK_COMMENT_MAX_CHARS / 2}
        value={state.comment}
        onChange={(event) => dispatch({ type: 'comment', comment: event.target.value })}
        aria-describedby={`${id}note`}
        className={FIELD_CLASS}
      />
      <p id={`${id}note`} className="chat-note">
        {words.note}
      </p>
      <Button type="submit" variant="outline" size="sm" aria-disabled={!canSubmit(state) || undefined}>
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}
