import { savesData } from '../../../lib/saves-data.ts';
import { trustedScriptUrl } from '../../../lib/trusted-types.ts';
import type { WorkerRequest, WorkerResponse } from './responder.ts';
import workerUrl from './search.worker.ts?worker&url';

/** The connection to the worker. */
export interface Connection {
  send(request: Omit<WorkerRequest, 'savesData'>): void;
}

/** Starts a worker; if it fails, the next request starts another. */
export function connect(respond: (response: WorkerResponse) => void): Connection {
  let worker: Worker | undefined;
  let number = 0;
  const fail = () => {
    worker?.terminate();
    worker = undefined;
    respond({ number, failed: true });
  };
  return {
    send(request) {
      number = request.number;
      try {
        worker ??= startWorker(respond, fail);
        worker.postMessage({ ...request, savesData: savesData() } satisfies WorkerRequest);
      } catch {
        fail();
      }
    },
  };
}

function startWorker(respond: (response: WorkerResponse) => void, fail: () => void): Worker {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => respond(data);
  worker.onerror = (event) => {
    // The visitor sees a message, so there is nothing to report.
    event.preventDefault();
    fail();
  };
  return worker;
}
