import { parser } from '@lezer/python';

/** A node of a Python program. */
export interface PyNode {
  kind: string;
  text: string;
  from: number;
  children: PyNode[];
}

/** Parses Python; errors are nodes of the kind `⚠`. */
export function parsePython(code: string): PyNode {
  const build = (node: {
    name: string;
    from: number;
    to: number;
    firstChild: unknown;
    nextSibling: unknown;
  }): PyNode => {
    const children: PyNode[] = [];
    for (let child = node.firstChild as typeof node | null; child; child = child.nextSibling as typeof node | null)
      children.push(build(child));
    return { kind: node.name, text: code.slice(node.from, node.to), from: node.from, children };
  };
  return build(parser.parse(code).topNode);
}

/** Calls a function for a node and its descendants, parents first. */
export function walkPython(
  node: PyNode,
  visit: (node: PyNode, parents: readonly PyNode[]) => void,
  parents: readonly PyNode[] = [],
): void {
  visit(node, parents);
  for (const child of node.children) walkPython(child, visit, [...parents, node]);
}

/** Returns the child of a kind, if there is one. */
export function getChild(node: PyNode | undefined, kind: string): PyNode | undefined {
  return node?.children.find((child) => child.kind === kind);
}

/** An argument of a call. */
export interface Argument {
  /** Name of a keyword argument; `*` and `**` for spread ones. */
  name?: string;
  value?: PyNode;
}

/** Returns the arguments of a call, a decorator or a class. */
export function getArguments(list: PyNode | undefined): Argument[] {
  const parts: PyNode[][] = [[]];
  for (const child of list?.children ?? []) {
    if (child.kind === ',') parts.push([]);
    else if (child.kind !== '(' && child.kind !== ')' && child.kind !== 'Comment') parts.at(-1)?.push(child);
  }
  return parts
    .filter((part) => part.length > 0)
    .map(([first, second, third]) => {
      if (first && (first.text === '*' || first.text === '**')) return { name: first.text, value: second };
      return second?.kind === 'AssignOp' ? { name: first?.text, value: third } : { value: first };
    });
}
