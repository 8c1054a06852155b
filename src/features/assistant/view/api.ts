import { ASK_API_PATH, ASK_SHARE_API_PATH } from '../../../site/assistant.ts';
import { CHAT } from '../../../site/limits.ts';
import type { LocaleId } from '../../../site/locales.ts';
import type { AnswerEvent } from '../engine/answer.ts';
import type { Failure } from '../failure.ts';
import { createLineSplitter, readEvent } from './read-event.ts';
import { isSitePath } from './valid-answer.ts';

export interface AskRequest {
  question: string;
  /** Earlier questions, oldest first. */
  before: string[];
  locale: LocaleId;
  /** The question that the chat starts with. */
  chat?: string | undefined;
}

const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Asks a question and reports each event as it arrives; returns the failure, if any. */
export async function ask(
  request: AskRequest,
  onEvent: (event: AnswerEvent) => void,
  stop: AbortSignal,
): Promise<Failure | undefined> {
  if (!navigator.onLine) return { kind: 'offline' };
  const timeout = createIdleTimeout(CHAT.waitMs);
  try {
    const response = await fetch(ASK_API_PATH, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify(request),
      signal: AbortSignal.any([stop, timeout.signal]),
    });
    if (!response.ok || !response.body) return getFailure(response);
    return await readAnswer(response.body, (event) => {
      timeout.reset();
      onEvent(event);
    });
  } catch {
    return { kind: navigator.onLine ? 'network' : 'offline' };
  } finally {
    timeout.clear();
  }
}

/** Reads a stream of events to its end, which is `done` and nothing else. */
export async function readAnswer(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: AnswerEvent) => void,
): Promise<Failure | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const splitter = createLineSplitter(CHAT.lineChars);
  try {
    for (;;) {
      const { value, done } = await reader.read();
      const lines = done ? [splitter.rest()].filter(Boolean) : splitter.add(decoder.decode(value, { stream: true }));
      for (const line of lines) {
        const event = readEvent(line);
        if (event?.type === 'done') return undefined;
        if (event) onEvent(event);
      }
      if (done) return { kind: 'cut' };
    }
  } catch {
    return { kind: 'cut' };
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** Shares a conversation; returns its path or the failure. */
export async function share(questions: readonly string[]): Promise<{ path: string } | Failure> {
  if (!navigator.onLine) return { kind: 'offline' };
  try {
    const response = await fetch(ASK_SHARE_API_PATH, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify({ questions }),
      signal: AbortSignal.timeout(CHAT.waitMs),
    });
    if (!response.ok) return getFailure(response);
    const { url } = (await response.json()) as { url?: unknown };
    return isSitePath(url) ? { path: url } : { kind: 'server' };
  } catch {
    return { kind: 'network' };
  }
}

function getFailure({ status, headers }: Response): Failure {
  if (status !== 429) return { kind: 'server' };
  const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  return { kind: 'busy', seconds: seconds > 0 ? seconds : 60 };
}

/** Creates a signal that aborts after a time without data. */
function createIdleTimeout(ms: number): { signal: AbortSignal; reset(): void; clear(): void } {
  const controller = new AbortController();
  const wait = () => setTimeout(() => controller.abort(), ms);
  let timer = wait();
  const clear = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    reset() {
      clear();
      timer = wait();
    },
    clear,
  };
}
