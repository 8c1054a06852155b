import type { Field } from '../openapi/fields.ts';
import { findClosingBracket, splitOutside } from './lists.ts';

const DEFINITION = /^( *)(?:class (\w+)|def (\w+)(?=\())/gm;

/** Reads the parameters of the functions in a stub file: `observe`, `Prompts.get`, and a class for its constructor. A comment after a parameter describes it. */
export function pythonSignatures(stub: string): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  let type = '';
  for (const match of stub.matchAll(DEFINITION)) {
    const [whole, indent = '', className, name = ''] = match;
    if (className) type = className;
    if (!name) continue;
    const owner = indent === '' ? '' : type;
    const start = match.index + whole.length;
    const rows = getParameters(stub.slice(start + 1, findClosingBracket(stub, start)));
    const key = name === '__init__' ? owner : [owner, name].filter(Boolean).join('.');
    // Uses the overload with the most parameters.
    if (rows.length > (found.get(key)?.length ?? 0)) found.set(key, rows);
  }
  return found;
}

function getParameters(list: string): Field[] {
  const comments = new Map(
    Array.from(list.matchAll(/^\s*((?:\*\*)?\w+)\b[^#\n]*# *(.*)$/gm), ([, name = '', text = '']) => [name, text]),
  );
  return splitOutside(list.replace(/ *#.*$/gm, ''), ',').flatMap((part): Field[] => {
    const [, name = '', type = 'Any', value] =
      /^((?:\*\*)?\w+)(?::\s*([\s\S]+?))?(?:\s*=\s*([\s\S]+))?$/.exec(part.trim()) ?? [];
    if (!name || name === 'self') return [];
    const meaning = comments.get(name) ?? '';
    const short = type.replace(/^Callable\[[\s\S]*\](?= \| |$)/, 'Callable');
    if (value === 'None') return [{ name, type: short.replace(/ \| None$/, ''), required: false, meaning }];
    return [{ name, type: short, required: value === undefined && !name.startsWith('**'), default: value, meaning }];
  });
}
