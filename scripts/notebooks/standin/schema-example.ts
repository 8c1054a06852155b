import { asList, asObject, asText, type Json } from './model-call.ts';

/** Creates a value that follows a JSON schema; `source` is the text that strings are taken from. */
export function createExample(schema: Json, source: string, root: Json = schema, name = ''): unknown {
  const target = resolve(schema, root);
  const options = asList(target.enum);
  if (options.length > 0) return findMentioned(options, source);
  if ('const' in target) return target.const;
  const choice = asList(target.anyOf ?? target.oneOf)[0];
  if (choice) return createExample(asObject(choice), source, root, name);
  if (target.allOf)
    return Object.assign({}, ...asList(target.allOf).map((part) => createExample(asObject(part), source, root, name)));
  const type = Array.isArray(target.type) ? target.type[0] : (target.type ?? (target.properties ? 'object' : 'string'));
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(asObject(target.properties)).map(([key, value]) => [
          key,
          createExample(asObject(value), source, root, key),
        ]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, Number(target.minItems ?? 1)) }, () =>
        createExample(asObject(target.items), source, root, name),
      );
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return createNumber(target, type);
    case 'null':
      return null;
    default:
      return createString(target, name, source);
  }
}

function resolve(schema: Json, root: Json): Json {
  const ref = asText(schema.$ref);
  if (!ref.startsWith('#/')) return schema;
  const found = ref
    .slice(2)
    .split('/')
    .reduce((node: Json, key) => asObject(node[key]), root);
  return resolve(found, root);
}

/** Returns the option that the text mentions, else the first. */
function findMentioned(options: readonly unknown[], source: string): unknown {
  const text = source.toLowerCase();
  return options.find((option) => typeof option === 'string' && text.includes(option.toLowerCase())) ?? options[0];
}

function createNumber({ minimum, maximum }: Json, type: unknown): number {
  const low = Number(minimum ?? 0);
  const high = maximum === undefined ? low + 1 : Number(maximum);
  const value = low + (high - low) * 0.8;
  return type === 'integer' ? Math.round(value) : Math.round(value * 100) / 100;
}

function createString({ format }: Json, name: string, source: string): string {
  if (format === 'date') return '2026-11-16';
  if (format === 'date-time') return '2026-11-16T09:00:00Z';
  if (format === 'email') return 'mira@example.com';
  if (/city|location|place/i.test(name)) return /\b(?:in|for|to|of) ([A-Z]\p{L}+)/u.exec(source)?.[1] ?? 'Oslo';
  return firstWords(source, /query|question|topic|text|input/i.test(name) ? 12 : 8);
}

/** The first words of a text, on one line. */
export function firstWords(text: string, count: number): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ');
  return words
    .slice(0, count)
    .join(' ')
    .replace(/[,;:]$/, '');
}
