/** What a player does after a failure: tries the remaining formats, or says the code. */
export type AfterFailure = { next: readonly string[] } | { code: number };

/** After one format failed the next is tried; when none is left, or when no format can be played at all, the code is shown. */
export function afterFailure(sources: readonly string[], code: number, failed?: string): AfterFailure {
  const next = failed === undefined ? [] : sources.slice(sources.indexOf(failed) + 1);
  return next.length > 0 ? { next } : { code };
}
