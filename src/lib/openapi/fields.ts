import { type OpenApi, resolveSchema, type Schema } from './document.ts';

/** A row of a table of parameters or fields; backticks mark code. */
export interface Field {
  /** With dots for properties of objects and `[]` for items of lists: `messages[].role`. */
  name: string;
  type: string;
  required: boolean;
  default?: unknown;
  meaning: string;
}

const formatNumber = (value: number) => value.toLocaleString('en');

/** Describes the type of a schema; schemas in `named` are referred to by name. */
export function formatType(schema: Schema, api: OpenApi, named: ReadonlySet<string> = new Set()): string {
  const { name, type, items, oneOf, allOf, additionalProperties, format } = resolveSchema(schema, api);
  if (name && named.has(name)) return name;
  if (oneOf) return oneOf.map((part) => formatType(part, api, named)).join(' or ');
  if (allOf) return 'object';
  if (type === 'array') return `list of ${items ? formatType(items, api, named) : 'any JSON'}`;
  if (type === 'object' && typeof additionalProperties === 'object')
    return `map of ${formatType(additionalProperties, api, named)}`;
  if (type === undefined) return 'any JSON';
  return [type]
    .flat()
    .map((name) => (name === 'string' && format ? format : name))
    .join(' or ');
}

/** Describes the constraints of a value other than its type, in sentences. */
export function formatLimits(schema: Schema, api: OpenApi): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, items, ...rest } = resolveSchema(schema, api);
  const inner = rest.type === 'array' && items ? formatLimits(items, api) : '';
  return [
    formatChoices(rest.enum ?? (rest.const === undefined ? [] : [rest.const])),
    formatRange(minimum, maximum, ''),
    formatRange(minLength === 1 ? undefined : minLength, maxLength, ' characters'),
    formatRange(minItems, maxItems, ' entries'),
    inner && (inner.startsWith('One of') ? inner : `Each: ${inner.charAt(0).toLowerCase()}${inner.slice(1)}`),
  ]
    .filter(Boolean)
    .join(' ');
}

function formatChoices(values: readonly unknown[]): string {
  const list = values.map((value) => `\`${String(value)}\``).join(', ');
  return values.length > 1 ? `One of ${list}.` : list && `Always ${list}.`;
}

function formatRange(from: number | undefined, to: number | undefined, unit: string): string {
  if (from === undefined && to === undefined) return '';
  if (from === undefined) return `At most ${formatNumber(to ?? 0)}${unit}.`;
  if (to === undefined) return `At least ${formatNumber(from)}${from === 1 ? unit.replace('entries', 'entry') : unit}.`;
  return `${formatNumber(from)} to ${formatNumber(to)}${unit}.`;
}

/** Returns the properties of an object, including those of `allOf`, and which of them are required. */
export function getProperties(schema: Schema, api: OpenApi): { name: string; schema: Schema; required: boolean }[] {
  const { properties = {}, required = [], allOf = [] } = resolveSchema(schema, api);
  return [
    ...allOf.flatMap((part) => getProperties(part, api)),
    ...Object.entries(properties).map(([name, propertySchema]) => ({
      name,
      schema: propertySchema,
      required: required.includes(name),
    })),
  ];
}

/** Returns the fields of an object in a flat list; those of inner objects follow them, unless these are `named`. */
export function getFields(schema: Schema, api: OpenApi, named: ReadonlySet<string> = new Set(), before = ''): Field[] {
  return getProperties(schema, api).flatMap(({ name, schema: propertySchema, required }) => {
    const full = `${before}${name}`;
    return [getField(full, propertySchema, required, api, named), ...innerFields(full, propertySchema, api, named)];
  });
}

/** Creates one row of a table. */
export function getField(
  name: string,
  schema: Schema,
  required: boolean,
  api: OpenApi,
  named: ReadonlySet<string> = new Set(),
): Field {
  const { description = '', default: fallback } = resolveSchema(schema, api);
  const sentence = description && !/[.!?]$/.test(description) ? `${description}.` : description;
  const meaning = [sentence, formatLimits(schema, api)].filter(Boolean).join(' ');
  return { name, type: formatType(schema, api, named), required, default: fallback, meaning };
}

function innerFields(full: string, schema: Schema, api: OpenApi, named: ReadonlySet<string>): Field[] {
  const { name, type, items, oneOf: choices = [] } = resolveSchema(schema, api);
  if (name && named.has(name)) return [];
  if (type === 'array') return items ? innerFields(`${full}[]`, items, api, named) : [];
  const nestedFields = getFields(schema, api, named, `${full}.`);
  return [...nestedFields, ...choices.flatMap((choice) => innerFields(full, choice, api, named))];
}
