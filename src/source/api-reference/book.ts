import type { OpenApi, Schema } from '../../lib/openapi/document.ts';
import { refName, resolveSchema } from '../../lib/openapi/document.ts';
import type { ExampleContext } from '../../lib/openapi/examples.ts';
import { getOperations, type Operation, operationSlug } from '../../lib/openapi/operations.ts';
import type { ApiResources, Limits } from '../../schema/api-reference.ts';
import { sectionById } from '../../site/sections.ts';
import { exampleContext } from './calls.ts';

/** Everything that the reference is generated from. */
export interface ApiBook {
  api: OpenApi;
  operations: readonly Operation[];
  words: ApiResources;
  limits: Limits;
  context: ExampleContext;
  /** The objects that operations return, and the page that describes each. */
  objects: ReadonlyMap<string, string>;
}

/** The start page of the reference. */
export const API_PATH = `${sectionById('docs').prefix}/api`;

export const resourcePath = (tag: string) => `${API_PATH}/${tag}`;

/** The heading of an object on its page. */
export const objectId = (name: string) => `${operationSlug(name).slice(1)}-object`;

/** An object's name in words, as spelled in the text of pages: `TraceWithDetails` is `Trace with details`. */
export function objectTitle(name: string): string {
  const words = name.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^Scim\b/, 'SCIM').replace(/^Organization\b/, 'Organisation');
}

export function getBook(api: OpenApi, words: ApiResources, limits: Limits): ApiBook {
  const operations = getOperations(api);
  const objects = new Map<string, string>();
  for (const { name: tag } of api.tags)
    for (const { responses } of operations.filter((operation) => operation.tag === tag))
      for (const { status, schema } of responses) {
        const object = status < 300 && schema && getReturnedObject(schema, api)?.name;
        if (object && !objects.has(object)) objects.set(object, tag);
      }
  return { api, operations, words, limits, context: exampleContext(operations, api), objects };
}

/** Returns the object in a response, and whether it is in a list; undefined if it has no name. */
export function getReturnedObject(schema: Schema, api: OpenApi): { name: string; paged: boolean } | undefined {
  const { name, properties, allOf } = resolveSchema(schema, api);
  const entry = properties?.meta && properties.data?.items?.$ref;
  if (entry) return { name: refName(entry), paged: true };
  return name && (properties || allOf) ? { name, paged: false } : undefined;
}

/** A link to an object, from the page of a tag. */
export function objectLink(name: string, { objects }: ApiBook, from: string): string {
  const tag = objects.get(name) ?? from;
  return `[${objectTitle(name)}](${tag === from ? '' : resourcePath(tag)}#${objectId(name)})`;
}
