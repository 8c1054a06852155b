/** Where progress is kept; the cookie policy names it. */
export const PROGRESS_KEY = 'learning-progress';

/** Reads stored progress: the paths of pages that were ticked off. Anything else counts as none. */
export function parseProgress(stored: string | null): Set<string> {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Progress as it is stored; null where there is none, so that nothing is left behind. */
export function serializeProgress(done: ReadonlySet<string>): string | null {
  return done.size === 0 ? null : JSON.stringify([...done].sort());
}

/** The progress after a step was ticked or unticked. */
export function withStep(done: ReadonlySet<string>, step: string, isDone: boolean): Set<string> {
  const next = new Set(done);
  if (isDone) next.add(step);
  else next.delete(step);
  return next;
}

export function withoutSteps(done: ReadonlySet<string>, steps: readonly string[]): Set<string> {
  return new Set([...done].filter((step) => !steps.includes(step)));
}

/** How far a reader is, in words. */
export function describeProgress(done: number, all: number): string {
  return done === all ? `All ${all} steps done` : `${done} of ${all} steps done`;
}
