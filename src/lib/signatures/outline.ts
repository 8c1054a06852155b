/** A method or attribute of a class or interface. */
export interface SdkMember {
  name: string;
  kind: 'method' | 'attribute';
  /** The signature of a method; the type of an attribute. */
  code: string;
  isOptional: boolean;
  doc: string;
}

/** What a module exports. */
export interface SdkDeclaration {
  name: string;
  kind: 'function' | 'class' | 'type' | 'constant';
  /** The signature of a function or constructor, the definition of a type, the type of a constant. */
  code: string;
  doc: string;
  members: SdkMember[];
}

/** Splits text into statements: each starts at a line that `isStart` accepts, together with the prefix lines (comments, decorators) above it. */
export function splitStatements(
  text: string,
  isStart: (line: string) => boolean,
  isPrefix: (statement: string) => boolean,
): string[] {
  const statements: string[] = [];
  for (const line of text.split('\n')) {
    const last = statements.at(-1);
    if (isStart(line) && (last === undefined || !isPrefix(last))) statements.push(line);
    else if (last !== undefined) statements[statements.length - 1] = `${last}\n${line}`;
  }
  return statements.map((statement) => statement.trimEnd());
}

/** Joins declarations or members that share a name, such as the forms of an overloaded function. */
export function mergeOverloads<Entry extends { name: string; kind: string; code: string; doc: string }>(
  entries: readonly Entry[],
): Entry[] {
  const merged = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.name}`;
    const first = merged.get(key);
    merged.set(key, first ? { ...first, code: `${first.code}\n${entry.code}`, doc: first.doc || entry.doc } : entry);
  }
  return [...merged.values()];
}
