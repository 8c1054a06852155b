/** Storage key of progress; listed in the cookie policy. */
export const PROGRESS_KEY = 'learning-progress';

/** Parses stored progress: the paths of completed pages. Anything else counts as none. */
export function parseProgress(stored: string | null): Set<string> {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Formats progress for storage; null if there is none, so that the entry is removed. */
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

/** Describes the reader's progress. */
export function describeProgress(done: number, all: number): string {
  return done === all ? `All ${all} steps done` : `${done} of ${all} steps done`;
}
