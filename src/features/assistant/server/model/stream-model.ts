import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { WRITTEN_ANSWER } from '../../../../site/limits.ts';
import { getFailure, ModelError } from './model-error.ts';

/** Tokens of one call. */
export interface ModelUsage {
  input: number;
  cached: number;
  output: number;
}

/** Time limits of a model. */
export type StreamLimits = Pick<
  typeof WRITTEN_ANSWER,
  'firstTokenMs' | 'firstTextMs' | 'idleMs' | 'totalMs' | 'outputTokens' | 'outputChars'
>;

export interface ModelCall {
  model: LanguageModelV4;
  prompt: LanguageModelV4Prompt;
  /** Aborted when the reader leaves. */
  signal: AbortSignal;
  limits?: { [Name in keyof StreamLimits]: number };
  /** Called with what the provider reports, at the end. */
  onUsage?(usage: ModelUsage): void;
}

/** Streams the text of a reply. Throws a `ModelError` if the provider fails, pauses or stops early. */
export async function* streamModel(call: ModelCall): AsyncGenerator<string, void, undefined> {
  const { model, prompt, limits = WRITTEN_ANSWER } = call;
  const timer = new Timer(limits.totalMs);
  const abort = new AbortController();
  const abortSignal = AbortSignal.any([call.signal, abort.signal]);
  let reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart> | undefined;
  try {
    const opened = model.doStream({
      prompt,
      abortSignal,
      maxOutputTokens: limits.outputTokens,
      providerOptions: { openai: { store: false, promptCacheKey: 'docs-assistant' } },
    });
    // The request may fail after the timeout, when nothing awaits it any more.
    opened.then(undefined, () => undefined);
    const firstTokenDeadline = performance.now() + limits.firstTokenMs;
    reader = (await timer.waitFor(opened, firstTokenDeadline)).stream.getReader();
    yield* readText(reader, { call, limits, timer, firstTokenDeadline });
  } catch (error) {
    throw new ModelError(getFailure(error));
  } finally {
    abort.abort();
    reader?.cancel().catch(() => undefined);
    timer.clear();
  }
}

interface ReadOptions {
  call: ModelCall;
  limits: { [Name in keyof StreamLimits]: number };
  timer: Timer;
  firstTokenDeadline: number;
}

async function* readText(
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
  { call, limits, timer, firstTokenDeadline }: ReadOptions,
): AsyncGenerator<string, void, undefined> {
  const firstTextDeadline = firstTokenDeadline - limits.firstTokenMs + limits.firstTextMs;
  let deadline = firstTokenDeadline;
  let length = 0;
  for (;;) {
    const { done, value } = await timer.waitFor(reader.read(), deadline);
    // A stream that ends without a finish event was cut off.
    if (done) throw new ModelError('cut');
    if (value.type === 'error') throw asError(value.error);
    if (value.type === 'finish') return finish(value, call);
    if (isProgress(value)) deadline = performance.now() + limits.idleMs;
    // Thinking counts as progress, but not for long: readers wait for words.
    if (value.type === 'reasoning-delta' && length === 0) deadline = Math.min(deadline, firstTextDeadline);
    if (value.type !== 'text-delta') continue;
    length += value.delta.length;
    if (length > limits.outputChars) throw new ModelError('too-long');
    yield value.delta;
  }
}

const isProgress = ({ type }: LanguageModelV4StreamPart) => type === 'text-delta' || type === 'reasoning-delta';

const asError = (error: unknown) => (error !== null && typeof error === 'object' ? error : new ModelError('server'));

function finish(
  { usage, finishReason }: Extract<LanguageModelV4StreamPart, { type: 'finish' }>,
  call: ModelCall,
): void {
  const { inputTokens, outputTokens } = usage;
  if (inputTokens.total !== undefined)
    call.onUsage?.({
      input: inputTokens.total,
      cached: inputTokens.cacheRead ?? 0,
      output: outputTokens.total ?? 0,
    });
  const { unified, raw } = finishReason;
  if (unified === 'stop' || unified === 'length' || (unified === 'other' && raw)) return;
  if (unified === 'error') throw new ModelError('garbage');
  if (unified === 'content-filter' || unified === 'tool-calls') throw new ModelError('refused');
  throw new ModelError('cut');
}

/** Limits each wait, and all of them together. */
class Timer {
  readonly #end: number;
  #running: NodeJS.Timeout | undefined;

  constructor(totalMs: number) {
    this.#end = performance.now() + totalMs;
  }

  async waitFor<Value>(value: PromiseLike<Value>, deadline: number): Promise<Value> {
    this.clear();
    const timeout = new Promise<never>((_, reject) => {
      const left = Math.min(deadline, this.#end) - performance.now();
      this.#running = setTimeout(() => reject(new ModelError('timeout')), Math.max(0, left));
    });
    return Promise.race([value, timeout]);
  }

  clear(): void {
    clearTimeout(this.#running);
  }
}
