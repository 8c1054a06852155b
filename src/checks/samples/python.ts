import { findClosestMatch } from '../../lib/closest-match.ts';
import type { Fault } from '../../lib/fault.ts';
import type { Sample } from './fences.ts';
import type { Outcome } from './outcome.ts';
import {
  argumentProblem,
  getConventionalNames,
  getMember,
  getMembers,
  type ResolvedName,
  resolveExport,
  resolveName,
  type Sdk,
} from './python-names.ts';
import { getChild, type PyNode, parsePython, walkPython } from './python-tree.ts';

/** Replaces shell lines of notebooks and a bare `yield`, which the parser does not support; line numbers stay the same. */
const toParsable = (code: string) =>
  code.replace(/^[ \t]*[!%].*$/gm, 'pass').replace(/\byield(?=[ \t]*(?:#.*)?$)/gm, 'yield 0');

type Report = (node: PyNode, problem: string, word?: string, known?: readonly string[]) => void;

interface CheckContext {
  sdk: Sdk;
  names: Map<string, ResolvedName>;
  report: Report;
  lookups: number;
}

/** Faults for Python that does not parse, and for imports, members, calls and arguments that the SDK does not have. */
export function checkPython(sample: Sample, sdk: Sdk): Outcome {
  const code = toParsable(sample.code);
  const tree = parsePython(code);
  const faults: Fault[] = [];
  const report: Report = (node, problem, word = '', known = []) => {
    const suggestion = word ? findClosestMatch(word, known) : undefined;
    const remedy = suggestion
      ? `Did you mean "${suggestion}"?`
      : known.length > 0
        ? `Known: ${known.join(', ')}.`
        : 'Correct it.';
    faults.push({
      file: sample.file,
      line: sample.line + code.slice(0, node.from).split('\n').length - 1,
      problem,
      remedy,
    });
  };
  walkPython(tree, (node) => {
    if (node.kind === '⚠' && faults.length === 0) report(node, 'This does not parse as Python.');
  });
  if (faults.length > 0) return { faults };
  const context: CheckContext = { sdk, names: getConventionalNames(), report, lookups: 0 };
  const { names } = context;
  walkPython(tree, (node) => {
    if (node.kind === 'ImportStatement') readImport(node, context);
    if (node.kind === 'AssignStatement') recordName(getChild(node, 'VariableName'), getAssignedName(node), names, sdk);
    if (node.kind === 'WithStatement') recordWithNames(node, names, sdk);
    if (node.kind === 'FunctionDefinition') removeParameterNames(node, names);
    if (node.kind === 'MemberExpression') checkMember(node, context);
    if (node.kind === 'CallExpression' || node.kind === 'Decorator') checkCall(node, context);
  });
  return { faults, covers: context.lookups > 0 ? 'python-sdk' : 'python' };
}

const getAssignedName = (assign: PyNode) =>
  assign.children[assign.children.findIndex(({ kind }) => kind === 'AssignOp') + 1];

function readImport(node: PyNode, context: CheckContext): void {
  const { names, sdk, report } = context;
  const from = /^from\s+([\w.]+)\s+import\s+([\s\S]*)$/.exec(node.text);
  const plain = /^import\s+(sightglass[\w.]*)(?:\s+as\s+(\w+))?/.exec(node.text);
  const name = from?.[1] ?? plain?.[1] ?? '';
  if (!/^sightglass(\.|$)/.test(name)) return;
  context.lookups++;
  const module = sdk.modules.get(name);
  if (!module) {
    report(node, `There is no module "${name}" in the Python SDK.`, name, [...sdk.modules.keys()]);
    return;
  }
  if (plain) {
    names.set(plain[2] ?? 'sightglass', { kind: 'module', name: plain[2] ? name : 'sightglass' });
    return;
  }
  for (const part of (from?.[2] ?? '')
    .replace(/[()]|#.*/g, ' ')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [word = '', alias = word] = part.split(/\s+as\s+/);
    const resolved = resolveExport(module, name, word, sdk);
    if (resolved === undefined)
      report(node, `${name} has no "${word}".`, word, [
        ...module.functions.keys(),
        ...module.classes.keys(),
        ...module.values.keys(),
      ]);
    if (resolved) names.set(alias, resolved);
    else names.delete(alias);
  }
}

function recordName(
  target: PyNode | undefined,
  value: PyNode | undefined,
  names: Map<string, ResolvedName>,
  sdk: Sdk,
): void {
  if (!target) return;
  const resolved = resolveName(value, names, sdk);
  if (resolved) names.set(target.text, resolved);
  else names.delete(target.text);
}

/** `with span(...) as s`: the name refers to what the context manager returns. */
function recordWithNames(node: PyNode, names: Map<string, ResolvedName>, sdk: Sdk): void {
  for (const [index, child] of node.children.entries())
    if (child.kind === 'as') recordName(node.children[index + 1], node.children[index - 1], names, sdk);
}

/** A parameter shadows an outer name. */
function removeParameterNames(node: PyNode, names: Map<string, ResolvedName>): void {
  for (const child of getChild(node, 'ParamList')?.children ?? [])
    if (child.kind === 'VariableName') names.delete(child.text);
}

function checkMember(node: PyNode, context: CheckContext): void {
  const { names, sdk, report } = context;
  const owner = resolveName(node.children[0], names, sdk);
  const property = getChild(node, 'PropertyName');
  if (!property) return;
  if (owner) context.lookups++;
  if (owner?.kind === 'instance' && !getMember(owner.className, property.text, sdk))
    report(property, `${owner.className} has no "${property.text}".`, property.text, getMembers(owner.className, sdk));
  const module = owner?.kind === 'module' ? sdk.modules.get(owner.name) : undefined;
  if (module && owner?.kind === 'module' && resolveExport(module, owner.name, property.text, sdk) === undefined)
    report(property, `${owner.name} has no "${property.text}".`, property.text, [
      ...module.functions.keys(),
      ...module.classes.keys(),
    ]);
}

function checkCall(node: PyNode, context: CheckContext): void {
  const { names, sdk, report } = context;
  const list = getChild(node, 'ArgList');
  const called =
    node.kind === 'Decorator' ? node.children.find(({ kind }) => kind === 'VariableName') : node.children[0];
  const resolved = resolveName(called, names, sdk);
  const isClass = resolved?.kind === 'class';
  const fn =
    resolved?.kind === 'function'
      ? resolved.fn
      : isClass
        ? sdk.classes.get(resolved.name)?.methods.get('__init__')
        : undefined;
  if (!fn || !list || (resolved?.kind !== 'function' && !isClass)) return;
  context.lookups++;
  const found = argumentProblem(list, fn, resolved.name);
  if (found) report(called ?? node, found.problem, found.actual, found.actual ? found.known : []);
}
