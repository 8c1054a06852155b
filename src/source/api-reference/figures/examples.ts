import type { z } from 'zod';
import { jsonLiteral } from '../../../lib/literals.ts';
import type { Operation } from '../../../lib/openapi/operations.ts';
import type { ApiBook } from '../book.ts';
import { bodyExample, buildResponseExample } from '../calls.ts';

const findOperation = ({ operations }: ApiBook, id: string): Operation | undefined =>
  operations.find((operation) => operation.id === id);

/** The example response of an operation, read with a schema; undefined if the contract has no such operation. */
export function responseExample<T>(book: ApiBook, id: string, schema: z.ZodType<T>): T | undefined {
  const operation = findOperation(book, id);
  const response = operation?.responses.find(({ status }) => status < 300);
  return operation && response && schema.parse(buildResponseExample(response, operation, book.context));
}

/** The example request body of an operation, read with a schema; undefined if the contract has no such operation. */
export function requestExample<T>(book: ApiBook, id: string, schema: z.ZodType<T>): T | undefined {
  const operation = findOperation(book, id);
  return operation && schema.parse(bodyExample(operation, book.context));
}

/** A JSON value as a figure shows it: text without quotes, anything else as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : jsonLiteral(value);
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MINUTE = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/** The day of a time: `4 Nov`. */
export const dayText = (time: string): string => DAY.format(new Date(time));

/** Day and time: `4 Nov, 09:12`. */
export const timeText = (time: string): string => `${dayText(time)}, ${MINUTE.format(new Date(time))}`;
