/**
 * Why an answer is incomplete: offline, server unreachable, server error, a stream that was cut off or is invalid, docs
 * that could not be loaded for answers in the browser (`local`), or too many questions.
 */
export type Failure = { kind: 'offline' | 'network' | 'server' | 'cut' | 'local' } | { kind: 'busy'; seconds: number };
