import { jsonLiteral } from '../../lib/literals.ts';
import type { OpenApi, Parameter } from '../../lib/openapi/document.ts';
import { resolveSchema } from '../../lib/openapi/document.ts';
import type { Field } from '../../lib/openapi/fields.ts';
import type { Auth, Operation } from '../../lib/openapi/operations.ts';
import type { ApiBook } from './book.ts';
import { bodyExample, parameterExample } from './calls.ts';
import { bodyFields, parameterFields } from './field-lists.ts';

/** A parameter for the reader to fill in. */
export interface RequestParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  /** Initial value of the field. */
  value: string;
  /** Default if the field is empty. */
  fallback?: string;
  /** Allowed values, if there are only a few. */
  values?: string[];
  /** True if it takes several values. */
  list: boolean;
}

/** An operation as tags use it: for tables of its parameters, and for building a request. */
export interface ApiRequest {
  id: string;
  method: string;
  path: string;
  auth: Auth;
  parameters: RequestParameter[];
  /** JSON. */
  body?: string;
  rows: { parameters: Field[]; body: Field[] };
}

/** Every operation of the public API as a request. */
export function apiRequests(book: ApiBook | undefined): ApiRequest[] {
  return book ? book.operations.map((operation) => getRequest(operation, book)) : [];
}

function getRequest(operation: Operation, { api, context }: ApiBook): ApiRequest {
  const { id, method, path, auth, parameters } = operation;
  const body = bodyExample(operation, context);
  return {
    id,
    method: method.toUpperCase(),
    path,
    auth,
    parameters: parameters.map((parameter) => ({
      ...getField(parameter, api),
      value: parameter.required ? parameterExample(parameter, operation, context) : '',
    })),
    body: body === undefined ? undefined : jsonLiteral(body),
    rows: { parameters: parameterFields(operation, api), body: bodyFields(operation, api) },
  };
}

function getField({ name, in: place, required = false, schema }: Parameter, api: OpenApi) {
  const { type, items, enum: enumValues, default: fallback } = resolveSchema(schema, api);
  const values = enumValues ?? (type === 'boolean' ? ['true', 'false'] : undefined);
  return {
    name,
    in: place === 'path' ? ('path' as const) : ('query' as const),
    required,
    fallback: fallback === undefined ? undefined : String(fallback),
    values: values?.map(String),
    list: type === 'array' && items !== undefined,
  };
}
