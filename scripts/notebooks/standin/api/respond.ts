import type { Json } from '../model-call.ts';
import type { Store } from '../store.ts';
import { ApiError } from './api-error.ts';
import type { MatchOperation } from './contract.ts';
import { datasetOperations } from './datasets.ts';
import { otherOperations } from './other.ts';
import { promptOperations } from './prompts.ts';
import type { ApiResult, Operations } from './request.ts';
import { scoreOperations } from './scores.ts';
import { traceOperations } from './traces.ts';

const OPERATIONS: Operations = {
  ...traceOperations,
  ...scoreOperations,
  ...datasetOperations,
  ...promptOperations,
  ...otherOperations,
};

/** Handles one request to the public API of the stand-in project. */
export function respond(store: Store, match: MatchOperation, method: string, url: URL, body: Json): ApiResult {
  try {
    const { id, path } = match(method, url.pathname, url.searchParams, body);
    const operation = OPERATIONS[id];
    if (!operation) throw new ApiError(501, 'internal', `The stand-in does not implement ${id}.`);
    return operation({ store, path, query: url.searchParams, body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, field } = error;
    return { status, body: { error: { code, message, ...(field && { field }) } } };
  }
}
