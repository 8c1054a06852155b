/** Why a call to a model failed. */
export type ModelFailure = 'timeout' | 'rate-limit' | 'refused' | 'server' | 'cut' | 'garbage' | 'too-long' | 'network';

/** A failed call to a model. The message never contains text of a reader or of the model. */
export class ModelError extends Error {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure) {
    super(`The model failed: ${failure}.`);
    this.failure = failure;
  }
}

/** Returns the kind of an error that a provider throws. */
export function getFailure(error: unknown): ModelFailure {
  if (error instanceof ModelError) return error.failure;
  const { statusCode, name, message } = (error ?? {}) as { statusCode?: number; name?: string; message?: string };
  if (statusCode === 429) return 'rate-limit';
  if (statusCode !== undefined && statusCode >= 500) return 'server';
  if (statusCode !== undefined && statusCode >= 400) return 'refused';
  if (/JSONParse|TypeValidation|InvalidResponse|EmptyResponse/.test(name ?? '')) return 'garbage';
  return /terminated|aborted|closed|reset/i.test(message ?? '') ? 'cut' : 'network';
}
