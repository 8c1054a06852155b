import type { LanguageModelV4 } from '@ai-sdk/provider';
import { CHARS_PER_TOKEN, WRITTEN_ANSWER } from '../../../../site/limits.ts';
import type { AnswerEvent, NoAnswer } from '../../engine/answer.ts';
import type { SourcePassage } from '../../engine/verify/passage.ts';
import { createVerifier } from '../../engine/verify/verify-answer.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { getFailure } from './model-error.ts';
import { type AnswerRecord, ModelStats, type QuotedReason } from './model-stats.ts';
import { buildPrompt, NO_ANSWER } from './prompt.ts';
import { isNonEnglish } from './question-language.ts';
import { type ModelUsage, streamModel } from './stream-model.ts';
import { type BudgetOwner, type Reservation, TokenBudgets } from './token-budgets.ts';

/** A question that a model may answer. */
export interface WritingRequest {
  question: string;
  before: readonly string[];
  /** The events to send if the model fails. */
  quoted: readonly AnswerEvent[];
  passages: readonly SourcePassage[];
  budgetOwner: BudgetOwner;
  /** Aborted when the reader leaves. */
  signal: AbortSignal;
}

export interface WritingOptions {
  openModel(): Promise<LanguageModelV4>;
  dailyTokens: number;
  prices?: { input: number; output: number } | undefined;
  limits?: { [Name in keyof typeof WRITTEN_ANSWER]: number };
  now?(): Date;
  /** Called for each answer, without any text. */
  onAnswer?(record: AnswerRecord): void;
}

/** The state of one answer. */
interface Attempt {
  started: number;
  sent: boolean;
  firstMs?: number;
  usage?: ModelUsage;
  kept: number;
  dropped: number;
}

/** Answers that a model writes and a verifier checks, with the quoted answer as fallback. */
export class AnswerWriter {
  readonly breaker: CircuitBreaker;
  readonly budgets: TokenBudgets;
  readonly stats: ModelStats;
  readonly #options: WritingOptions;
  readonly #limits: { [Name in keyof typeof WRITTEN_ANSWER]: number };
  #model: Promise<LanguageModelV4> | undefined;
  #running = 0;

  constructor(options: WritingOptions) {
    const limits = options.limits ?? WRITTEN_ANSWER;
    const now = options.now ?? (() => new Date());
    const { visitorTokens: visitor, chatTokens: chat, visitors: keys } = limits;
    this.#options = options;
    this.#limits = limits;
    this.breaker = new CircuitBreaker(limits, () => now().getTime());
    this.budgets = new TokenBudgets({ daily: options.dailyTokens, visitor, chat, keys }, now);
    this.stats = new ModelStats(options.prices);
  }

  /** Returns the events of an answer, `done` last. Never throws because of the model. */
  async *write(request: WritingRequest): AsyncGenerator<AnswerEvent, void, undefined> {
    const { quoted, passages } = request;
    const isOffTopic = quoted.some((event) => event.type === 'none' && event.reason === 'off-topic');
    if (isOffTopic || passages.length === 0) return yield* quoted;
    const attempt: Attempt = { started: performance.now(), sent: false, kept: 0, dropped: 0 };
    const reserved = this.#reserve(request);
    if (typeof reserved === 'string') {
      this.#record(attempt, reserved);
      return yield* quoted;
    }
    let outcome: AnswerRecord['outcome'] = 'stopped';
    try {
      outcome = yield* this.#attempt(request, attempt);
    } catch (error) {
      outcome = getFailure(error);
    } finally {
      this.#finish(request, attempt, reserved, outcome);
    }
    if (outcome === 'written') return yield { type: 'done' };
    if (outcome === 'no-answer') return yield* noAnswer(request);
    if (attempt.sent) yield { type: 'restart' };
    yield* quoted;
  }

  /** A line for people. */
  summary(): string {
    return this.stats.summary(this.breaker.state, this.budgets.today);
  }

  /** Everything that is counted, in Prometheus' text format. */
  metrics(): string[] {
    return this.stats.metrics(this.breaker.state);
  }

  #reserve(request: WritingRequest): Reservation | QuotedReason {
    if (this.#running >= this.#limits.parallel) return 'busy';
    const reserved = this.budgets.reserve(request.budgetOwner, this.#estimate(request));
    if (typeof reserved === 'string') return 'budget';
    if (!this.breaker.tryCall()) {
      reserved.settle(0);
      return 'breaker';
    }
    this.#running++;
    return reserved;
  }

  #estimate(request: WritingRequest): number {
    const size = JSON.stringify(buildPrompt(request)).length;
    return Math.ceil(size / CHARS_PER_TOKEN) + this.#limits.outputTokens;
  }

  async *#attempt(
    request: WritingRequest,
    attempt: Attempt,
  ): AsyncGenerator<AnswerEvent, 'written' | 'no-answer' | 'unsupported', undefined> {
    const verifier = createVerifier(request.passages, { translated: isNonEnglish(request.question) });
    const prompt = buildPrompt(request);
    const model = await this.#open();
    const onUsage = (usage: ModelUsage) => Object.assign(attempt, { usage });
    let start = '';
    for await (const piece of streamModel({ model, prompt, signal: request.signal, limits: this.#limits, onUsage })) {
      start = (start + piece).slice(0, 80);
      for (const event of verifier.add(piece)) yield this.#markSent(event, attempt);
    }
    for (const event of verifier.end()) yield this.#markSent(event, attempt);
    const { kept, dropped } = verifier.counts();
    attempt.kept = kept;
    attempt.dropped = Object.values(dropped).reduce((sum, count) => sum + count, 0);
    if (start.trim().startsWith(NO_ANSWER)) return 'no-answer';
    return kept > 0 && kept >= attempt.dropped ? 'written' : 'unsupported';
  }

  #markSent(event: AnswerEvent, attempt: Attempt): AnswerEvent {
    attempt.sent = true;
    attempt.firstMs ??= performance.now() - attempt.started;
    return event;
  }

  #open(): Promise<LanguageModelV4> {
    this.#model ??= this.#options.openModel().catch((error: unknown) => {
      this.#model = undefined;
      throw error;
    });
    return this.#model;
  }

  #finish({ signal }: WritingRequest, attempt: Attempt, reserved: Reservation, outcome: AnswerRecord['outcome']): void {
    this.#running--;
    const isStopped = signal.aborted || outcome === 'stopped';
    const { usage } = attempt;
    // A call that reported no usage keeps its estimate: it may have been billed.
    if (usage) reserved.settle(usage.input + usage.output);
    if (isStopped) this.breaker.cancel();
    else if (outcome === 'written' || outcome === 'no-answer' || outcome === 'unsupported')
      this.breaker.recordSuccess();
    else this.breaker.recordFailure();
    this.#record(attempt, isStopped ? 'stopped' : outcome);
  }

  #record({ started, usage, firstMs, kept, dropped }: Attempt, outcome: AnswerRecord['outcome']): void {
    const record = { outcome, usage, firstMs, totalMs: performance.now() - started, kept, dropped };
    this.stats.add(record);
    this.#options.onAnswer?.(record);
  }
}

/** Yields the events if the model finds no answer: the pages of its passages. */
function* noAnswer({ quoted, passages }: WritingRequest): Generator<AnswerEvent, void, undefined> {
  if (quoted.some(({ type }) => type === 'none')) return yield* quoted;
  const pages = new Map<string, NoAnswer['pages'][number]>();
  for (const { source } of passages) {
    const url = source.url.replace(/#.*/, '');
    pages.set(url, pages.get(url) ?? { title: source.title, url });
  }
  yield { type: 'none', reason: 'not-found', pages: [...pages.values()].slice(0, 3) };
  yield { type: 'done' };
}
