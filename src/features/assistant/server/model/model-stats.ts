import { Counter, formatGauge, Histogram } from '../../../../lib/prometheus.ts';
import type { AssistantModelEnv } from '../../../../site/assistant-env.ts';
import type { BreakerState } from './circuit-breaker.ts';
import type { ModelFailure } from './model-error.ts';
import type { ModelUsage } from './stream-model.ts';

/** Why an answer was quoted although a model is configured. */
export type QuotedReason = ModelFailure | 'breaker' | 'budget' | 'busy' | 'unsupported' | 'stopped';

export type WrittenOutcome = 'written' | 'no-answer' | QuotedReason;

/** One answer, without any text. */
export interface AnswerRecord {
  outcome: WrittenOutcome;
  usage?: ModelUsage;
  /** Milliseconds until the first text was shown, and until the end. */
  firstMs?: number;
  totalMs: number;
  kept: number;
  dropped: number;
}

const BUCKET_SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32];
const MAX_LATEST = 200;

/** Counts answers, tokens, costs and latencies. */
export class ModelStats {
  readonly #prices: AssistantModelEnv['prices'];
  readonly #answers = new Counter();
  readonly #tokens = new Counter();
  readonly #sentences = new Counter();
  readonly #first = new Histogram(BUCKET_SECONDS);
  readonly #whole = new Histogram(BUCKET_SECONDS);
  readonly #latest: number[] = [];
  #counts = { written: 0, other: 0 };
  #sum: ModelUsage = { input: 0, cached: 0, output: 0 };

  constructor(prices: AssistantModelEnv['prices']) {
    this.#prices = prices;
  }

  add({ outcome, usage, firstMs, totalMs, kept, dropped }: AnswerRecord): void {
    this.#answers.add({ outcome });
    this.#counts[outcome === 'written' ? 'written' : 'other']++;
    this.#sentences.add({ verdict: 'kept' }, kept);
    this.#sentences.add({ verdict: 'dropped' }, dropped);
    for (const kind of ['input', 'cached', 'output'] as const) {
      this.#tokens.add({ kind }, usage?.[kind] ?? 0);
      this.#sum[kind] += usage?.[kind] ?? 0;
    }
    if (firstMs === undefined) return;
    this.#first.observe({}, firstMs / 1000);
    this.#whole.observe({}, totalMs / 1000);
    this.#latest.push(firstMs);
    if (this.#latest.length > MAX_LATEST) this.#latest.shift();
  }

  /** US dollars since the start; undefined without prices. */
  get dollars(): number | undefined {
    if (!this.#prices) return undefined;
    return (this.#sum.input * this.#prices.input + this.#sum.output * this.#prices.output) / 1e6;
  }

  /** A line for people. */
  summary(state: BreakerState, today: number): string {
    const sorted = this.#latest.toSorted((a, b) => a - b);
    const getPercentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    const first =
      sorted.length > 0
        ? `first text p50 ${Math.round(getPercentile(0.5) ?? 0)} ms, p95 ${Math.round(getPercentile(0.95) ?? 0)} ms`
        : '';
    const { written, other } = this.#counts;
    const { input, cached, output } = this.#sum;
    return [
      `assistant model: breaker ${state}`,
      `${written} answers written, ${other} not`,
      `${input} input tokens (${cached} cached), ${output} output tokens, ${today} today`,
      ...(this.dollars === undefined ? [] : [`$${this.dollars.toFixed(4)}`]),
      ...(first ? [first] : []),
    ].join('; ');
  }

  /** Everything in Prometheus' text format. */
  metrics(state: BreakerState): string[] {
    const states: readonly BreakerState[] = ['closed', 'open', 'half-open'];
    return [
      ...this.#answers.lines('sightglass_assistant_answers_total', 'Answers of the assistant model by outcome.'),
      ...this.#tokens.lines('sightglass_assistant_tokens_total', 'Tokens of the assistant model by kind.'),
      ...this.#sentences.lines('sightglass_assistant_sentences_total', 'Sentences and code blocks by verdict.'),
      ...this.#first.lines('sightglass_assistant_first_text_seconds', 'Time until the first text of an answer.'),
      ...this.#whole.lines('sightglass_assistant_answer_seconds', 'Time until the end of an answer.'),
      ...(this.dollars === undefined
        ? []
        : formatGauge('sightglass_assistant_dollars', 'Cost of the assistant model since the start.', [
            [{}, this.dollars],
          ])),
      ...formatGauge('sightglass_assistant_breaker', 'The circuit breaker: 1 for its current state.', [
        ...states.map((one): [{ state: string }, number] => [{ state: one }, one === state ? 1 : 0]),
      ]),
    ];
  }
}
