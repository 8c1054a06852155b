import type { Field } from '../openapi/fields.ts';
import { findClosingBracket, splitOutside } from './lists.ts';

const JSDOC = String.raw`(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?`;
const FUNCTION = new RegExp(
  `^${JSDOC}export (?:function (\\w+)|class (\\w+)[^{]*\\{\\s*constructor)(?:<[^(]*>)?(?=\\()`,
  'gm',
);
const INTERFACE = /^export interface (\w+)(?:<[^{]*>)?(?: extends (\w+))? \{\n([\s\S]*?)^\}/gm;
const CLASS = /^export class (\w+)[^{]*\{\n([\s\S]*?)^\}/gm;
const FIELD = new RegExp(`^ {2}${JSDOC}(?:readonly )?(\\w+)(\\?)?: (.*);$`, 'gm');
const METHOD = new RegExp(`^ {2}${JSDOC}(\\w+)(?:<[^(]*>)?(?=\\()`, 'gm');

type Fields = ReadonlyMap<string, readonly Field[]>;

/** Reads the parameters of the functions in a declaration file: `observe`, `Dataset.run`, and a class for its constructor. JSDoc describes them, and options are listed one by one. */
export function typescriptSignatures(declarations: string): Map<string, Field[]> {
  const options: Fields = readInterfaces(declarations);
  const found = new Map<string, Field[]>();
  const add = (name: string, rows: Field[]) => {
    // Uses the overload with the most parameters.
    if (rows.length > (found.get(name)?.length ?? 0)) found.set(name, rows);
  };
  const read = (text: string, start: number, doc: string) =>
    getParameters(text.slice(start + 1, findClosingBracket(text, start)), readParamDocs(doc), options);
  for (const match of declarations.matchAll(FUNCTION)) {
    const [whole, doc = '', name, type = ''] = match;
    const rows = read(declarations, match.index + whole.length, doc);
    add(name ?? type, name ? rows : rows.map((row) => ({ ...row, name: row.name.replace(/^options\./, '') })));
  }
  const bodies = [
    ...Array.from(declarations.matchAll(INTERFACE), ([, type = '', , body = '']) => ({ type, body })),
    ...Array.from(declarations.matchAll(CLASS), ([, type = '', body = '']) => ({ type, body })),
  ];
  for (const { type, body } of bodies)
    for (const match of body.matchAll(METHOD)) {
      const [whole, doc = '', name = ''] = match;
      if (name !== 'constructor') add(`${type}.${name}`, read(body, match.index + whole.length, doc));
    }
  return found;
}

function readInterfaces(declarations: string): Fields {
  const found = new Map<string, Field[]>();
  for (const [, name = '', base = '', body = ''] of declarations.matchAll(INTERFACE)) {
    const ownFields = Array.from(body.matchAll(FIELD), ([, doc = '', field = '', optional, type = '']): Field => {
      const [meaning = '', value] = stripJsDoc(doc).split(' @default ');
      return { name: field, type: shortType(type), required: optional === undefined, default: value, meaning };
    });
    found.set(name, [...(found.get(base) ?? []), ...ownFields]);
  }
  return found;
}

function getParameters(list: string, meanings: ReadonlyMap<string, string>, options: Fields): Field[] {
  return splitParameters(list).flatMap((part) => {
    const [, name = '', optional, type = ''] = /^(\w+)(\?)?:\s*([\s\S]+)$/.exec(part.trim()) ?? [];
    if (!name) return [];
    const fields = options.get(type.replace(/<.*$/, ''));
    if (fields) return fields.map((field) => ({ ...field, name: `${name}.${field.name}` }));
    return [{ name, type: shortType(type), required: optional === undefined, meaning: meanings.get(name) ?? '' }];
  });
}

/** Splits at commas, except those between type arguments: `Record<string, number>`. */
function splitParameters(list: string): string[] {
  const parameters: string[] = [];
  for (const part of splitOutside(list, ',').filter((text) => text.trim() !== ''))
    if (parameters.length === 0 || /^\s*\w+\??:/.test(part)) parameters.push(part);
    else parameters.push(`${parameters.pop()},${part}`);
  return parameters;
}

/** Shortens a type for a narrow column. */
function shortType(type: string): string {
  if (/=>/.test(type)) return /^readonly \(.*\[\]$/.test(type) ? 'function[]' : 'function';
  return type.replace(/^Readonly<(.*)>$/, '$1');
}

/** Reads the descriptions of `@param name ...`. */
function readParamDocs(doc: string): Map<string, string> {
  return new Map(
    Array.from(doc.matchAll(/@param (\w+) ([^@]*)/g), ([, name = '', text = '']) => [name, stripJsDoc(text)]),
  );
}

function stripJsDoc(doc: string): string {
  return doc
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
