import { type OpenApi, resolveSchema, type Schema } from './document.ts';
import { getProperties } from './fields.ts';
import type { Operation } from './operations.ts';

/** Values that the examples of the file contain, by property, and by schema and property. */
export type KnownValues = ReadonlyMap<string, unknown>;

type Values = Map<string, unknown>;

/** Returns the same name for an object whether it is created, updated or read: `NewScore` is `Score`. */
const getKind = (name: string | undefined) => name?.replace(/^New|Update$|With[A-Z]\w+$/g, '') ?? '';

/** Collects the values of all examples, so that generated ones look like written ones; the first value of a key is used. */
export function collectKnownValues(operations: readonly Operation[], api: OpenApi): KnownValues {
  const values: Values = new Map();
  for (const { body, responses } of operations) {
    if (body) collectValues(body.example, body.schema, api, values);
    for (const { schema, example } of responses) if (schema) collectValues(example, schema, api, values);
  }
  return values;
}

function collectValues(example: unknown, schema: Schema, api: OpenApi, values: Values): void {
  if (Array.isArray(example)) {
    const { items } = resolveSchema(schema, api);
    for (const entry of example) if (items) collectValues(entry, items, api, values);
    return;
  }
  if (typeof example !== 'object' || example === null) return;
  const kind = getKind(resolveSchema(schema, api).name);
  for (const { name, schema: propertySchema } of getProperties(schema, api)) {
    const value = (example as Record<string, unknown>)[name];
    if (value === undefined || value === null) continue;
    collectValues(value, propertySchema, api, values);
    if (isComposed(propertySchema, api)) continue;
    for (const key of [`${kind}.${name}`, name]) if (!values.has(key)) values.set(key, value);
  }
}

/** True if a value consists of fields, which are collected one by one. */
function isComposed(schema: Schema, api: OpenApi): boolean {
  const { items } = resolveSchema(schema, api);
  return items ? isComposed(items, api) : getProperties(schema, api).length > 0;
}

/** Inputs of an example. */
export interface ExampleContext {
  api: OpenApi;
  known: KnownValues;
  /** Values by property, or by schema and property, that take precedence over those of other examples; undefined skips a property. */
  values?: Readonly<Record<string, unknown>>;
}

/** Creates an example of a schema; deterministic. */
export function getExample(schema: Schema, context: ExampleContext, name = '', within = ''): unknown {
  const { api } = context;
  const resolved = resolveSchema(schema, api);
  const found = findKnownValue(name, within, context);
  if (found !== undefined && matchesSchema(found, resolved, api)) return found;
  if (resolved.default !== undefined) return resolved.default;
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return resolved.enum[0];
  if (resolved.oneOf?.[0]) return getExample(resolved.oneOf[0], context, name, within);
  const type = [resolved.type].flat();
  if (type.includes('null')) return null;
  if (type[0] === 'array') return resolved.items ? [getExample(resolved.items, context, name, within)] : [];
  if (type[0] === 'object' || resolved.allOf)
    return createObjectExample(schema, context, getKind(resolved.name) || within);
  return createPlainExample(resolved, name);
}

function createObjectExample(schema: Schema, context: ExampleContext, kind: string): Record<string, unknown> {
  const { api, values = {} } = context;
  const isSkipped = (name: string) => `${kind}.${name}` in values && values[`${kind}.${name}`] === undefined;
  return Object.fromEntries(
    getProperties(schema, api)
      .filter(({ name }) => !isSkipped(name))
      .map(({ name, schema: propertySchema }) => [name, getExample(propertySchema, context, name, kind)]),
  );
}

function findKnownValue(name: string, within: string, { known, values = {} }: ExampleContext): unknown {
  if (!name) return undefined;
  const keys = [`${within}.${name}`, name];
  const key = keys.find((candidate) => candidate in values || known.has(candidate));
  if (key === undefined) return undefined;
  return key in values ? values[key] : known.get(key);
}

/** True if a value from another example is also valid here. */
function matchesSchema(value: unknown, schema: Schema, api: OpenApi): boolean {
  const { type, oneOf, enum: values, pattern, items } = schema;
  if (value === null) return type === undefined || [type].flat().includes('null');
  if (values) return values.includes(value);
  if (oneOf) return oneOf.some((part) => matchesSchema(value, resolveSchema(part, api), api));
  if (typeof value === 'string' && pattern) return new RegExp(pattern).test(value);
  if (type === undefined) return schema.allOf === undefined;
  const kinds = [type].flat();
  if (Array.isArray(value))
    return (
      kinds.includes('array') && value.every((entry) => !items || matchesSchema(entry, resolveSchema(items, api), api))
    );
  if (typeof value === 'number')
    return kinds.includes('number') || (kinds.includes('integer') && Number.isInteger(value));
  return kinds.includes(typeof value);
}

function createPlainExample({ type, format, minimum, pattern }: Schema, name: string): unknown {
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
  if (format === 'date-time') return '2026-11-04T09:12:31.204Z';
  if (format === 'email') return 'ada@your-company.example';
  if (format === 'uri') return 'https://storage.example/file';
  const length = /^\^\[0-9a-f\]\{(\d+)\}\$$/.exec(pattern ?? '')?.[1];
  if (length) return '4bf92f3577b34da6a3ce929d0e0e4736'.slice(0, Number(length));
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) || 'text';
}
