const steps = new Set<() => void>();
let listening = false;

/** Last step first; one that fails does not keep the others from running. */
function runSteps(): void {
  for (const step of [...steps].reverse()) {
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
}

function listen(): void {
  listening = true;
  process.once('exit', runSteps);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
}

/** Runs a synchronous step when the process ends, on Ctrl-C and errors too; returns a function that cancels it. */
export function atEnd(step: () => void): () => void {
  if (!listening) listen();
  steps.add(step);
  return () => steps.delete(step);
}
