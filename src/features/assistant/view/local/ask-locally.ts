import { trustedScriptUrl } from '../../../../lib/trusted-types.ts';
import type { LocaleId } from '../../../../site/locales.ts';
import type { AnswerEvent } from '../../engine/answer.ts';
import type { Failure } from '../../failure.ts';
import type { AskRequest } from '../api.ts';
import workerUrl from './local-answers.worker.ts?worker&url';
import type { LocalRequest, LocalResponse } from './messages.ts';

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (response: LocalResponse) => void>();

/** Loads the data for answers; returns false if that fails. */
export async function loadLocalAnswers(locale: LocaleId): Promise<boolean> {
  return (await call({ locale })).events !== undefined;
}

/** Answers a question in the browser, like `ask` does with the server. */
export async function askLocally(
  { question, before, locale }: AskRequest,
  onEvent: (event: AnswerEvent) => void,
  stop: AbortSignal,
): Promise<Failure | undefined> {
  const { events } = await call({ locale, question, before });
  if (stop.aborted) return undefined;
  if (!events) return { kind: 'local' };
  for (const event of events) if (event.type !== 'done') onEvent(event);
  return undefined;
}

function call(request: Omit<LocalRequest, 'id'>): Promise<LocalResponse> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    try {
      worker ??= startWorker();
      worker.postMessage({ id, ...request } satisfies LocalRequest);
    } catch {
      fail();
    }
  });
}

function startWorker(): Worker {
  const started = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<LocalResponse>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  started.onerror = (event) => {
    event.preventDefault();
    fail();
  };
  return started;
}

/** A broken worker no longer responds; the next request starts another. */
function fail(): void {
  worker?.terminate();
  worker = undefined;
  for (const [id, resolve] of waiting) resolve({ id });
  waiting.clear();
}
