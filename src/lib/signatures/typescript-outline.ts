import { mergeOverloads, type SdkDeclaration, type SdkMember, splitStatements } from './outline.ts';

const JSDOC = /^\s*\/\*\*([\s\S]*?)\*\/\s*/;

/** Reads the exports of a TypeScript declaration file. */
export function typescriptOutline(declarations: string): SdkDeclaration[] {
  const text = declarations.replace(/^\s*\/\/.*\n/gm, '');
  const statements = splitStatements(text, (line) => /^(?:export |import |\/\*\*)/.test(line), isPrefix);
  return mergeOverloads(statements.flatMap(readDeclaration));
}

const isPrefix = (statement: string) => statement.replace(JSDOC, '').trim() === '';

function readDeclaration(statement: string): SdkDeclaration[] {
  const doc = getDoc(statement);
  const code = statement.replace(JSDOC, '').replace(/^export /, '');
  const [, kind, name = ''] = /^(function|class|interface|type|const) (\w+)/.exec(code) ?? [];
  if (kind === 'function') return [{ name, kind, code: code.replace(/;$/, ''), doc, members: [] }];
  if (kind === 'type') return [{ name, kind, code, doc, members: [] }];
  if (kind === 'const')
    return [{ name, kind: 'constant', code: code.replace(/^const \w+: (.*);$/, '$1'), doc, members: [] }];
  if (kind !== 'class' && kind !== 'interface') return [];
  const header = /^[^{]+/.exec(code)?.[0].trim() ?? '';
  const members = readMembers(code);
  const init = members.find((member) => member.name === 'constructor');
  return [
    {
      name,
      kind: kind === 'class' ? 'class' : 'type',
      code: init ? init.code.replace(/^constructor/, `new ${name}`) : header,
      doc,
      members: mergeOverloads(members.filter((member) => member.name !== 'constructor')),
    },
  ];
}

function readMembers(code: string): SdkMember[] {
  const body = code.slice(code.indexOf('{\n') + 2, code.lastIndexOf('}')).replace(/^ {2}/gm, '');
  return splitStatements(body, (line) => /^(?:\/\*\*|\w)/.test(line), isPrefix).flatMap(readMember);
}

function readMember(statement: string): SdkMember[] {
  const doc = getDoc(statement);
  const code = statement.replace(JSDOC, '').replace(/;$/, '');
  const [, method] = /^(\w+)(?:<[^(]*>)?\(/.exec(code) ?? [];
  if (method) return [{ name: method, kind: 'method', code, isOptional: false, doc }];
  const [, name, optional, type = ''] = /^(?:readonly )?(\w+)(\?)?: ([\s\S]+)$/.exec(code) ?? [];
  return name ? [{ name, kind: 'attribute', code: type, isOptional: optional !== undefined, doc }] : [];
}

/** Returns the description in JSDoc; tags other than `@default` belong to the parameters. */
function getDoc(statement: string): string {
  const text = (JSDOC.exec(statement)?.[1] ?? '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text
    .replace(/@param [\s\S]*$/, '')
    .replace(/ ?@default (.*)$/, ' By default `$1`.')
    .trim();
}
