import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { apiResourcesSchema, limitsSchema, openApiSchema } from '../../schema/api-reference.ts';
import type { ContentFile } from '../content-files.ts';
import type { StoredFigures } from '../figures.ts';
import { parseData } from '../parse-data.ts';
import type { StoredTraces } from '../traces.ts';
import { type ApiBook, getBook } from './book.ts';
import { resourceFigures, resourceTraces } from './figures/figures.ts';
import { resourcePage } from './resource-page.ts';

/** The contract that the reference is generated from; its pages are edited there. */
export const OPENAPI_FILE = 'contracts/openapi.yaml';
const WORDS_FILE = 'content/data/api-reference.json';
const LIMITS_FILE = 'contracts/limits.json';

/** Reads the data of the reference; undefined if there is no contract. */
export function readApiBook(root: string): ApiBook | undefined {
  if (![OPENAPI_FILE, WORDS_FILE, LIMITS_FILE].every((file) => existsSync(join(root, file)))) return undefined;
  const read = <T>(file: string, schema: z.ZodType<T>) =>
    parseData(readFileSync(join(root, file), 'utf8'), file, schema);
  return getBook(
    read(OPENAPI_FILE, openApiSchema),
    read(WORDS_FILE, apiResourcesSchema),
    read(LIMITS_FILE, limitsSchema),
  );
}

/** Generates one page for each resource as MDX. */
export function apiPages(book: ApiBook | undefined): ContentFile[] {
  return (book?.api.tags ?? []).flatMap(({ name }) =>
    book
      ? [{ file: OPENAPI_FILE, section: 'docs' as const, stem: `api/${name}`, source: resourcePage(name, book) }]
      : [],
  );
}

/** The traces that pages of the reference show, drawn from the examples of the contract. */
export function apiTraces(book: ApiBook | undefined): StoredTraces[] {
  return book ? resourceTraces(book).map((stored) => ({ ...stored, file: OPENAPI_FILE })) : [];
}

/** The other figures that pages of the reference show, drawn from the examples of the contract. */
export function apiFigures(book: ApiBook | undefined): StoredFigures[] {
  return book ? resourceFigures(book).map((stored) => ({ ...stored, file: OPENAPI_FILE })) : [];
}
