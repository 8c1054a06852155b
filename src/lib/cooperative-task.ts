/** Work that is done in steps, between which other work can run. */
export type CooperativeTask<T> = Generator<void, T>;

/** Runs all steps at once. */
export function runToEnd<T>(steps: CooperativeTask<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs steps for some milliseconds at a time, and pauses in between. */
export async function runInSlices<T>(steps: CooperativeTask<T>, ms: number, pause: () => Promise<unknown>): Promise<T> {
  let start = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - start < ms) continue;
    await pause();
    start = performance.now();
  }
}
