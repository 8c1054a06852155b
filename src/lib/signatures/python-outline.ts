import { findClosingBracket, splitOutside } from './lists.ts';
import { mergeOverloads, type SdkDeclaration, type SdkMember, splitStatements } from './outline.ts';

const MAX_LINE = 80;
const DOCSTRING = /^\s*"""([\s\S]*?)"""\n?/;

/** Reads the docstring of a Python stub file, and its exports. */
export function pythonOutline(stub: string): { doc: string; declarations: SdkDeclaration[] } {
  const [whole = '', doc = ''] = DOCSTRING.exec(stub) ?? [];
  const declarations = getStatements(stub.slice(whole.length)).flatMap(readDeclaration);
  return { doc: oneLine(doc), declarations: mergeOverloads(declarations) };
}

const getStatements = (text: string) =>
  splitStatements(
    text,
    (line) => /^[A-Za-z_@#]/.test(line),
    (statement) => statement.split('\n').every((line) => /^[@#]/.test(line)),
  );

function readDeclaration(statement: string): SdkDeclaration[] {
  const doc = getComment(statement);
  const code = withoutPrefix(statement);
  const [, className, rest = ''] = /^class (\w+)([\s\S]*)$/.exec(code) ?? [];
  if (className) return [readClass(className, rest, doc)];
  const [, functionName] = /^def (\w+)\(/.exec(code) ?? [];
  if (functionName) return [{ name: functionName, kind: 'function', code: signature(code), doc, members: [] }];
  const [, alias, definition = ''] = /^(\w+) = ([\s\S]+)$/.exec(code) ?? [];
  if (alias && !/^(?:ParamSpec|TypeVar)\(/.test(definition))
    return [{ name: alias, kind: 'type', code, doc, members: [] }];
  const [, constant, type = ''] = /^((?!__)\w+): (.+)$/.exec(code) ?? [];
  if (constant) return [{ name: constant, kind: 'constant', code: type, doc, members: [] }];
  const [, exported] = /^from \S+ import (\w+) as \1$/.exec(code) ?? [];
  return exported ? [{ name: exported, kind: 'class', code, doc, members: [] }] : [];
}

function readClass(name: string, rest: string, comment: string): SdkDeclaration {
  const [, bases = '', body = ''] = /^(?:\(([^)]*)\))?:\s*([\s\S]*)$/.exec(rest) ?? [];
  const [whole = '', docstring = ''] = DOCSTRING.exec(body) ?? [];
  const text = `    ${body.slice(whole.length).trimStart()}`.replace(/^ {4}/gm, '');
  const statements = getStatements(text);
  const init = statements.map(withoutPrefix).find((code) => code.startsWith('def __init__('));
  const parent = bases && bases !== 'Protocol' ? `(${bases})` : '';
  return {
    name,
    kind: 'class',
    code: init
      ? signature(init)
          .replace(/^def __init__/, name)
          .replace(/ -> None$/, '')
      : `class ${name}${parent}`,
    doc: [oneLine(docstring), comment].filter(Boolean).join(' '),
    members: mergeOverloads(statements.flatMap(readMember)),
  };
}

function readMember(statement: string): SdkMember[] {
  const doc = getComment(statement);
  const code = withoutPrefix(statement);
  const [, attribute, type = ''] = /^(\w+): (.+)$/.exec(code) ?? [];
  if (attribute) return [{ name: attribute, kind: 'attribute', code: type, isOptional: false, doc }];
  const [, method] = /^def (\w+)\(/.exec(code) ?? [];
  if (!method || method === '__init__') return [];
  if (/^@property$/m.test(statement))
    return [{ name: method, kind: 'attribute', code: returnType(code), isOptional: false, doc }];
  return [{ name: method, kind: 'method', code: signature(code), isOptional: false, doc }];
}

/** Formats a definition without `self` and comments: on one line if it fits, else with one parameter per line. */
function signature(code: string): string {
  const plain = code.replace(/ *#.*$/gm, '');
  const start = plain.indexOf('(');
  const end = findClosingBracket(plain, start);
  const parameters = splitOutside(plain.slice(start + 1, end), ',').map((part) => part.trim());
  const publicParameters = parameters.filter((part) => part !== '' && part !== 'self');
  const [head, returns] = [plain.slice(0, start), returnType(plain)];
  const inline = `${head}(${publicParameters.join(', ')}) -> ${returns}`;
  return inline.length <= MAX_LINE ? inline : `${head}(\n    ${publicParameters.join(',\n    ')},\n) -> ${returns}`;
}

const returnType = (code: string) => /\) -> ([^\n]+?): \.\.\.\s*$/.exec(code)?.[1] ?? 'None';

const withoutPrefix = (statement: string) => statement.replace(/^(?:[@#].*\n)+/, '');

const getComment = (statement: string) =>
  oneLine(Array.from(statement.matchAll(/^# ?(.*)$/gm), ([, text = '']) => text).join(' '));

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
