import type { PyClass, PyFunction, PyModule } from './python-stubs.ts';
import { getArguments, getChild, type PyNode } from './python-tree.ts';

/** What a name in a sample refers to: an instance of a class, a class, a function or a module of the SDK. */
export type ResolvedName =
  | { kind: 'instance'; className: string }
  | { kind: 'class'; name: string }
  | { kind: 'function'; name: string; fn: PyFunction }
  | { kind: 'module'; name: string };

/** The SDK, for checking samples. */
export interface Sdk {
  modules: ReadonlyMap<string, PyModule>;
  classes: ReadonlyMap<string, PyClass>;
}

/** Names that fragments use without defining them, by convention. */
const CONVENTIONS: readonly [string, string][] = [
  ['sg', 'Sightglass'],
  ['dataset', 'Dataset'],
  ['g', 'Generation'],
  ['s', 'Observation'],
];

export function getSdk(modules: ReadonlyMap<string, PyModule>): Sdk {
  return { modules, classes: new Map([...modules.values()].flatMap(({ classes }) => [...classes])) };
}

/** Returns the names that a fragment may use without defining them. */
export function getConventionalNames(): Map<string, ResolvedName> {
  return new Map(CONVENTIONS.map(([name, className]) => [name, { kind: 'instance', className }]));
}

/** Resolves an export of a module; undefined if it has none, null for a name without a known meaning. */
export function resolveExport(
  module: PyModule,
  moduleName: string,
  name: string,
  sdk: Sdk,
): ResolvedName | null | undefined {
  const fn = module.functions.get(name);
  if (fn) return { kind: 'function', name, fn };
  if (module.classes.has(name)) return { kind: 'class', name };
  if (sdk.modules.has(`${moduleName}.${name}`)) return { kind: 'module', name: `${moduleName}.${name}` };
  if (!module.values.has(name)) return undefined;
  const type = module.values.get(name);
  return type && sdk.classes.has(type) ? { kind: 'instance', className: type } : null;
}

/** Looks up a member in a class and its bases. */
export function getMember(
  className: string,
  name: string,
  sdk: Sdk,
): { type?: string; method?: PyFunction } | undefined {
  const found = sdk.classes.get(className);
  if (!found) return {};
  const method = found.methods.get(name);
  if (method) return { method };
  if (found.attributes.has(name)) return { type: found.attributes.get(name) };
  return found.base && sdk.classes.has(found.base) ? getMember(found.base, name, sdk) : undefined;
}

/** Returns all members of a class and its bases. */
export function getMembers(className: string, sdk: Sdk): string[] {
  const found = sdk.classes.get(className);
  if (!found) return [];
  return [...found.methods.keys(), ...found.attributes.keys(), ...(found.base ? getMembers(found.base, sdk) : [])];
}

/** Resolves what an expression evaluates to, if known. */
export function resolveName(
  node: PyNode | undefined,
  names: ReadonlyMap<string, ResolvedName>,
  sdk: Sdk,
): ResolvedName | undefined {
  if (node?.kind === 'VariableName') return names.get(node.text);
  if (node?.kind === 'AwaitExpression' || node?.kind === 'ParenthesizedExpression')
    return resolveName(
      node.children.find(({ kind }) => /Expression|VariableName/.test(kind)),
      names,
      sdk,
    );
  if (node?.kind === 'MemberExpression') {
    const owner = resolveName(node.children[0], names, sdk);
    const name = getChild(node, 'PropertyName')?.text ?? '';
    if (owner?.kind === 'module') {
      const module = sdk.modules.get(owner.name);
      return (module && resolveExport(module, owner.name, name, sdk)) ?? undefined;
    }
    const member = owner?.kind === 'instance' ? getMember(owner.className, name, sdk) : undefined;
    if (member?.method) return { kind: 'function', name, fn: member.method };
    return member?.type && sdk.classes.has(member.type) ? { kind: 'instance', className: member.type } : undefined;
  }
  if (node?.kind !== 'CallExpression') return undefined;
  const called = resolveName(node.children[0], names, sdk);
  if (called?.kind === 'class') return { kind: 'instance', className: called.name };
  const returns = called?.kind === 'function' ? called.fn.forms.at(-1)?.returns : undefined;
  return returns && sdk.classes.has(returns) ? { kind: 'instance', className: returns } : undefined;
}

/** Returns the problem with the arguments of a call; undefined if one form of the function accepts them. */
export function argumentProblem(
  list: PyNode | undefined,
  fn: PyFunction,
  name: string,
): { problem: string; actual?: string; known: string[] } | undefined {
  const args = getArguments(list);
  const problems = fn.forms.map((form) => formProblem(args, form, name));
  return problems.includes(undefined) ? undefined : problems.at(-1);
}

function formProblem(
  args: ReturnType<typeof getArguments>,
  { parameters, acceptsAny }: PyFunction['forms'][number],
  name: string,
) {
  const known = parameters.map((parameter) => parameter.name);
  const positional = args.filter((argument) => argument.name === undefined).length;
  const spread = args.some((argument) => argument.name?.startsWith('*'));
  const unknown = args.find(
    (argument) => argument.name && !argument.name.startsWith('*') && !acceptsAny && !known.includes(argument.name),
  );
  if (unknown?.name) return { problem: `${name}() has no argument "${unknown.name}".`, actual: unknown.name, known };
  const places = parameters.filter(({ keywordOnly }) => !keywordOnly);
  if (positional > places.length && !spread)
    return { problem: `${name}() takes ${places.length} positional arguments, not ${positional}.`, known };
  const wrong = args.map((argument) => literalProblem(argument, parameters, name)).find(Boolean);
  if (wrong) return wrong;
  const missing = parameters.find(
    (parameter, index) =>
      parameter.required &&
      !args.some((argument) => argument.name === parameter.name) &&
      !(index < positional && !parameter.keywordOnly),
  );
  if (missing && !spread) return { problem: `${name}() is missing the argument "${missing.name}".`, known };
  return undefined;
}

function literalProblem(
  { name: argument, value }: { name?: string; value?: PyNode },
  parameters: readonly { name: string; literals?: readonly string[] }[],
  name: string,
) {
  const literals = parameters.find((parameter) => parameter.name === argument)?.literals;
  const text = value?.kind === 'String' ? value.text.replace(/^["']|["']$/g, '') : undefined;
  if (!literals || text === undefined || literals.includes(text)) return undefined;
  return { problem: `${name}() does not accept "${text}" as ${argument}.`, actual: text, known: [...literals] };
}
