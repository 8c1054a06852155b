/** Work that is done in steps, between which others may have their turn. */
export type Steps<T> = Generator<void, T>;

/** Does all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does steps for some milliseconds at a time, and pauses in between. */
export async function inTurns<T>(steps: Steps<T>, ms: number, pause: () => Promise<unknown>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < ms) continue;
    await pause();
    began = performance.now();
  }
}
