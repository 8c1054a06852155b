import { parseSync } from 'vite';
import type { SourceFile } from './tree.ts';

/** A node of a syntax tree, as Vite's parser returns it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface ParsedFile {
  body: SyntaxNode[];
  comments: { type: string; value: string; start: number; end: number }[];
}

const cache = new Map<string, ParsedFile>();

/** Parses a file; a file that cannot be parsed throws. */
export function parse({ path, text }: SourceFile): ParsedFile {
  const key = `${path}\0${text}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const parsed = { body: program.body as unknown as SyntaxNode[], comments };
  cache.set(key, parsed);
  return parsed;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

export function visit(file: SourceFile, onNode: (node: SyntaxNode) => void): void {
  const walk = (node: SyntaxNode): void => {
    onNode(node);
    for (const value of Object.values(node)) {
      if (isNode(value)) walk(value);
      else if (Array.isArray(value)) for (const item of value) if (isNode(item)) walk(item);
    }
  };
  for (const node of parse(file).body) walk(node);
}

/** The one-based line number of a position. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** An import, or a re-export, of another module. */
export interface Import {
  specifier: string;
  typeOnly: boolean;
  line: number;
}

/** Everything a file imports: statically, dynamically, or as a re-export. */
export function getImports(file: SourceFile): Import[] {
  const imports: Import[] = [];
  visit(file, (node) => {
    const source = node.source as { value?: unknown } | null | undefined;
    if (!/^(Import|Export).*(Declaration|Expression)$/.test(node.type) || typeof source?.value !== 'string') return;
    const typeOnly = node.importKind === 'type' || node.exportKind === 'type';
    imports.push({ specifier: source.value, typeOnly, line: lineAt(file.text, node.start) });
  });
  return imports;
}

/** The path from the root that a relative specifier resolves to. */
export function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return new URL(specifier.replace(/\?.*$/, ''), `file:///${from}`).pathname.slice(1);
}
