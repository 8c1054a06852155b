/** What the player does after a failure: tries the remaining formats, or shows the code. */
export type AfterFailure = { next: readonly string[] } | { code: number };

/** Tries the next format after a failure; returns the code if none is left or no format can be played. */
export function afterFailure(sources: readonly string[], code: number, failed?: string): AfterFailure {
  const next = failed === undefined ? [] : sources.slice(sources.indexOf(failed) + 1);
  return next.length > 0 ? { next } : { code };
}
