const handlers = new Set<() => void>();
let isListening = false;

/** Runs the last handler first; a failing one does not stop the others. */
function runHandlers(): void {
  for (const handler of [...handlers].reverse()) {
    try {
      handler();
    } catch (error) {
      console.error(error);
    }
  }
}

function listen(): void {
  isListening = true;
  process.once('exit', runHandlers);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
}

/** Runs a synchronous handler when the process ends, on Ctrl-C and errors too; returns a function that cancels it. */
export function onExit(handler: () => void): () => void {
  if (!isListening) listen();
  handlers.add(handler);
  return () => handlers.delete(handler);
}
