import type { OpenApi, Schema } from '../../lib/openapi/document.ts';
import { type Field, fieldOf, fieldsOf } from '../../lib/openapi/fields.ts';
import type { Operation } from '../../lib/openapi/operations.ts';
import { requiredText } from '../../lib/required-text.ts';
import { type ApiBook, objectLink } from './book.ts';
import { mdxCode, mdxTable, mdxText } from './mdx.ts';

/** The parameters of an operation, those of its path first. */
export function parameterFields({ parameters }: Operation, api: OpenApi): (Field & { in: string })[] {
  const rows = parameters.map(({ name, in: place, required = false, description, schema }) => ({
    ...fieldOf(name, description === undefined ? schema : { ...schema, description }, required, api),
    in: place,
  }));
  return [...rows.filter((row) => row.in === 'path'), ...rows.filter((row) => row.in !== 'path')];
}

/** The fields of an operation's body. */
export function bodyFields({ body }: Operation, api: OpenApi): Field[] {
  return body ? fieldsOf(body.schema, api) : [];
}

function requiredCell({ required, default: fallback }: Field): string {
  return requiredText(required, fallback === undefined ? undefined : mdxCode(String(fallback)));
}

/** A table of parameters. */
export function parameterTable(operation: Operation, { api }: ApiBook): string {
  const rows = parameterFields(operation, api).map((field) => [
    mdxCode(field.name),
    field.in,
    mdxCode(field.type),
    requiredCell(field),
    mdxText(field.meaning),
  ]);
  return mdxTable(['Parameter', 'In', 'Type', 'Required', 'Meaning'], rows);
}

/** A table of the fields of a body. */
export function bodyTable(operation: Operation, { api }: ApiBook): string {
  const rows = bodyFields(operation, api).map((field) => [
    mdxCode(field.name),
    mdxCode(field.type),
    requiredCell(field),
    mdxText(field.meaning),
  ]);
  return mdxTable(['Field', 'Type', 'Required', 'Meaning'], rows);
}

/** A table of the fields of a response; other objects are links. */
export function answerTable(schema: Schema, book: ApiBook, from: string): string {
  const named = new Set(book.objects.keys());
  const rows = fieldsOf(schema, book.api, named).map(({ name, type, required, meaning }) => [
    mdxCode(name),
    typeCell(type, book, from),
    required ? 'always' : 'if known',
    mdxText(meaning),
  ]);
  return mdxTable(['Field', 'Type', 'Present', 'Meaning'], rows);
}

function typeCell(type: string, book: ApiBook, from: string): string {
  const [, before = '', name = ''] = /^((?:list of |map of )*)([A-Z]\w*)$/.exec(type) ?? [];
  return book.objects.has(name) ? `${before}${objectLink(name, book, from)}` : mdxCode(type);
}
