import type { OpenApi, Schema } from '../../lib/openapi/document.ts';
import { type Field, getField, getFields } from '../../lib/openapi/fields.ts';
import type { Operation } from '../../lib/openapi/operations.ts';
import { type ApiBook, objectLink } from './book.ts';
import { mdxCode, mdxParams, mdxText } from './mdx.ts';

type PlacedField = Field & { in: string };

/** The parameters of an operation, those of its path first. */
export function parameterFields({ parameters }: Operation, api: OpenApi): PlacedField[] {
  const rows = parameters.map(({ name, in: place, required = false, description, schema }) => ({
    ...getField(name, description === undefined ? schema : { ...schema, description }, required, api),
    in: place,
  }));
  return [...rows.filter((row) => row.in === 'path'), ...rows.filter((row) => row.in !== 'path')];
}

export function bodyFields({ body }: Operation, api: OpenApi): Field[] {
  return body ? getFields(body.schema, api) : [];
}

/** The parameters of an operation as one list per place: path, query, header. */
export function parameterLists(operation: Operation, { api }: ApiBook): { place: string; list: string }[] {
  const fields = parameterFields(operation, api);
  return [...new Set(fields.map((field) => field.in))].map((place) => ({
    place,
    list: inputList(fields.filter((field) => field.in === place)),
  }));
}

export function bodyList(operation: Operation, { api }: ApiBook): string {
  return inputList(bodyFields(operation, api));
}

function inputList(fields: readonly Field[]): string {
  return mdxParams(
    fields.map(({ name, type, required, default: fallback, meaning }) => ({
      name,
      facts: [mdxText(type), ...(fallback === undefined ? [] : [`default ${mdxCode(String(fallback))}`])].join(', '),
      isRequired: required,
      meaning: mdxText(meaning),
    })),
  );
}

/** The fields of a response as a list; other objects are links. */
export function responseList(schema: Schema, book: ApiBook, from: string): string {
  const named = new Set(book.objects.keys());
  return mdxParams(
    getFields(schema, book.api, named).map(({ name, type, required, meaning }) => ({
      name,
      facts: [typeText(type, book, from), ...(required ? [] : ['optional'])].join(', '),
      meaning: mdxText(meaning),
    })),
  );
}

function typeText(type: string, book: ApiBook, from: string): string {
  const [, before = '', name = ''] = /^((?:list of |map of )*)([A-Z]\w*)$/.exec(type) ?? [];
  return book.objects.has(name) ? `${before}${objectLink(name, book, from)}` : mdxText(type);
}
