import { type ApiBook, getReturnedObject } from './book.ts';
import { buildResponseExample } from './calls.ts';

/** An example of an object, taken from the first response that contains it; a single object is preferred to an entry of a list. */
export function objectExample(name: string, { api, operations, context }: ApiBook): unknown {
  const found = operations.flatMap((operation) =>
    operation.responses.flatMap((response) => {
      const object = response.status < 300 && response.schema ? getReturnedObject(response.schema, api) : undefined;
      return object?.name === name
        ? [{ paged: object.paged, example: buildResponseExample(response, operation, context) }]
        : [];
    }),
  );
  const { paged, example } = found.find((one) => !one.paged) ?? found[0] ?? {};
  return paged ? (example as { data?: unknown[] } | undefined)?.data?.[0] : example;
}
