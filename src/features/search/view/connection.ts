import { trustedScriptUrl } from '../../../lib/trusted-types.ts';
import type { Asked, Told } from './responder.ts';
import workerUrl from './search.worker.ts?worker&url';

/** The line to the worker. */
export interface Connection {
  ask(asked: Asked): void;
}

/** Starts a worker; one that cannot be started or breaks counts as failed, and the next request starts another. */
export function connect(tell: (told: Told) => void): Connection {
  let worker: Worker | undefined;
  let number = 0;
  const fail = () => {
    worker?.terminate();
    worker = undefined;
    tell({ number, failed: true });
  };
  return {
    ask(asked) {
      number = asked.number;
      try {
        worker ??= startWorker(tell, fail);
        worker.postMessage(asked);
      } catch {
        fail();
      }
    },
  };
}

function startWorker(tell: (told: Told) => void, fail: () => void): Worker {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => tell(data);
  worker.onerror = (event) => {
    // Said to the visitor in words; nothing is left to report.
    event.preventDefault();
    fail();
  };
  return worker;
}
