import { Copy, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { debounce } from '../../../lib/debounce.ts';
import { COPIED_MS } from '../../../site/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { answerMarkdown } from '../answer-markdown.ts';
import type { ChatWords } from '../words.ts';
import { AnswerView } from './AnswerView.tsx';
import { AnswerVote } from './AnswerVote.tsx';
import { QuestionButtons } from './QuestionButtons.tsx';
import { hasContent, type Turn, type Vote } from './state.ts';

interface TurnProps {
  turn: Turn;
  words: ChatWords;
  /** Heading level of a question. */
  heading: 'h2' | 'h3';
  /** True for the newest turn, whose question can be asked again. */
  newest: boolean;
  ask(question: string, from?: 'next'): void;
  /** Asks the question of this turn again. */
  retry(): void;
  onVote(vote: Vote): void;
}

/** Shows a question and its answer so far. */
export function TurnView({ turn, words, heading: Heading, newest, ask, retry, onVote }: TurnProps) {
  const { answer, status, failure } = turn;
  const isPending = status === 'sending' || status === 'streaming';
  const isIncomplete = status === 'failed' || status === 'stopped';
  return (
    <li className="chat-turn" aria-busy={isPending}>
      <Heading tabIndex={-1} data-visitor-text="" className="chat-question">
        {answer.question}
      </Heading>
      {hasContent(turn) && <AnswerView answer={answer} words={words} partial={isPending} />}
      {isPending && <p className="chat-working">{words.working}</p>}
      {isIncomplete && (
        <div className="chat-broken" data-failed={failure?.kind}>
          <p>{failure ? words.failed(failure) : words.stopped}</p>
          <Button variant="outline" size="sm" onClick={() => ask(answer.question)}>
            {words.retry}
          </Button>
        </div>
      )}
      {status === 'answered' && (
        <div className="chat-actions needs-js">
          {answer.parts.length > 0 && <CopyAnswer {...{ turn, words }} />}
          {newest && (
            <Button variant="ghost" size="xs" onClick={retry}>
              <RotateCw aria-hidden />
              <span>{words.again}</span>
            </Button>
          )}
          {!turn.local && <AnswerVote turn={turn} words={words.vote} onVote={onVote} />}
        </div>
      )}
      {status === 'answered' && newest && answer.next && (
        <QuestionButtons
          title={words.nextTitle}
          questions={answer.next}
          onChoose={(question) => ask(question, 'next')}
          className="chat-next"
        />
      )}
    </li>
  );
}

function CopyAnswer({ turn, words }: Pick<TurnProps, 'turn' | 'words'>) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copies = useRef(null);
  const copy = async () => {
    const text = answerMarkdown(turn.answer, location.origin, words.sources);
    const done = await navigator.clipboard.writeText(text).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    setResult(done);
    debounce(copies, () => setResult(undefined), COPIED_MS);
  };
  const label = { copied: words.copied, failed: words.copyFailed, idle: words.copyAnswer }[result ?? 'idle'];
  return (
    <Button variant="ghost" size="xs" onClick={() => void copy()}>
      <Copy aria-hidden />
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
