import { getArguments, getChild, type PyNode, parsePython } from './python-tree.ts';

export interface Parameter {
  name: string;
  keywordOnly: boolean;
  required: boolean;
  /** Accepted string values, if they are listed. */
  literals?: readonly string[];
}

/** A function with its overloads. */
export interface PyFunction {
  forms: { parameters: Parameter[]; acceptsAny: boolean; returns?: string }[];
}

/** A class: attributes with their type names, and methods. */
export interface PyClass {
  base?: string;
  attributes: Map<string, string | undefined>;
  methods: Map<string, PyFunction>;
}

/** What a module contains. */
export interface PyModule {
  functions: Map<string, PyFunction>;
  classes: Map<string, PyClass>;
  /** Values with their type names, such as `current`. */
  values: Map<string, string | undefined>;
}

type Aliases = ReadonlyMap<string, readonly string[]>;

/** Reads a stub file. */
export function readStub(source: string): PyModule {
  const tree = parsePython(source);
  const aliases = literalAliases(tree);
  const module: PyModule = { functions: new Map(), classes: new Map(), values: new Map() };
  for (const node of tree.children.map(skipDecorators)) {
    if (node.kind === 'FunctionDefinition') addFunction(module.functions, node, aliases);
    if (node.kind === 'ClassDefinition') module.classes.set(getName(node), readClass(node, aliases));
    if (node.kind === 'AssignStatement' && getChild(node, 'TypeDef'))
      module.values.set(getName(node), typeName(getChild(node, 'TypeDef')));
    if (node.kind === 'ImportStatement') for (const name of importedNames(node)) module.values.set(name, undefined);
  }
  return module;
}

const skipDecorators = (node: PyNode) => (node.kind === 'DecoratedStatement' ? (node.children.at(-1) ?? node) : node);
const getName = (node: PyNode) => getChild(node, 'VariableName')?.text ?? '';

function importedNames(node: PyNode): string[] {
  const after = node.text.split(/\bimport\b/)[1] ?? '';
  return after
    .replace(/[()\n]/g, ' ')
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter(Boolean);
}

/** Returns type aliases for string literals: `Level = Literal["DEBUG", ...]`. */
function literalAliases(tree: PyNode): Aliases {
  return new Map(
    tree.children
      .filter((node) => node.kind === 'AssignStatement' && /=\s*Literal\[/.test(node.text))
      .map((node) => [getName(node), getStrings(node.text)]),
  );
}

const getStrings = (text: string) => [...text.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);

function readClass(node: PyNode, aliases: Aliases): PyClass {
  const found: PyClass = {
    base: getArguments(getChild(node, 'ArgList'))[0]?.value?.text,
    attributes: new Map(),
    methods: new Map(),
  };
  for (const member of getChild(node, 'Body')?.children ?? []) {
    const inner = skipDecorators(member);
    if (inner.kind === 'AssignStatement') found.attributes.set(getName(inner), typeName(getChild(inner, 'TypeDef')));
    if (inner.kind !== 'FunctionDefinition') continue;
    if (/@property/.test(member.text))
      found.attributes.set(getName(inner), typeName(inner.children.filter(({ kind }) => kind === 'TypeDef').at(-1)));
    else addFunction(found.methods, inner, aliases);
  }
  return found;
}

function addFunction(functions: Map<string, PyFunction>, node: PyNode, aliases: Aliases): void {
  const name = getName(node);
  const definition = functions.get(name) ?? { forms: [] };
  const { parameters, acceptsAny } = readParameters(getChild(node, 'ParamList'), aliases);
  definition.forms.push({
    parameters,
    acceptsAny,
    returns: typeName(node.children.filter(({ kind }) => kind === 'TypeDef').at(-1)),
  });
  functions.set(name, definition);
}

function readParameters(list: PyNode | undefined, aliases: Aliases): { parameters: Parameter[]; acceptsAny: boolean } {
  const parts: PyNode[][] = [[]];
  for (const child of list?.children ?? []) child.kind === ',' ? parts.push([]) : parts.at(-1)?.push(child);
  let keywordOnly = false;
  let acceptsAny = false;
  const parameters: Parameter[] = [];
  for (const part of parts.map((nodes) => nodes.filter(({ kind }) => kind !== '(' && kind !== ')'))) {
    const star = part.find(({ text }) => text === '*' || text === '**');
    const name = part.find(({ kind }) => kind === 'VariableName')?.text;
    if (star?.text === '*') keywordOnly = true;
    if (star?.text === '**') acceptsAny = true;
    if (star || !name || name === 'self' || part.some(({ text }) => text === '/')) continue;
    const type = part.find(({ kind }) => kind === 'TypeDef')?.text ?? '';
    const literals = /Literal\[/.test(type) ? getStrings(type) : aliases.get(/:\s*(\w+)/.exec(type)?.[1] ?? '');
    parameters.push({ name, keywordOnly, required: !part.some(({ kind }) => kind === 'AssignOp'), literals });
  }
  return { parameters, acceptsAny };
}

/** Returns the class in an annotation: the inner one of a context manager or an iterator. */
function typeName(annotation: PyNode | undefined): string | undefined {
  const text = annotation?.text.replace(/^(->|:)\s*/, '') ?? '';
  const inner = /^(?:AbstractContextManager|Iterator|list)\[(\w+)\]/.exec(text)?.[1];
  return inner ?? /^([A-Z]\w*)/.exec(text)?.[1];
}
