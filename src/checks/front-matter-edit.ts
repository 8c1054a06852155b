const FENCE = /^---\r?\n[\s\S]*?\r?\n(?=---[ \t]*(?:\r?\n|$))/;
const PLAIN_PATH = /^\/[\w./-]*$/;
const PLAIN_ID = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][a-z0-9_-]*$/i;

const quotedPath = (path: string) => (PLAIN_PATH.test(path) ? path : JSON.stringify(path));
const quotedId = (id: string) => (PLAIN_ID.test(id) ? id : JSON.stringify(id));

/** Returns the line that makes a path an alias of a page. */
export const aliasLine = (path: string): string => `aliases: [${quotedPath(path)}]`;

/** Returns the line that redirects a former heading ID to a current one. */
export const headingAliasLine = (former: string, now: string): string =>
  `headingAliases: { ${quotedId(former)}: ${quotedId(now)} }`;

/** Adds an alias to a file's front matter and changes nothing else. */
export function addAlias(source: string, path: string): string {
  return addItem(source, 'aliases', { flow: ['[', ']'], item: quotedPath(path), block: `- ${quotedPath(path)}` });
}

/** Adds a former heading ID to a file's front matter and changes nothing else. */
export function addHeadingAlias(source: string, former: string, now: string): string {
  const pair = `${quotedId(former)}: ${quotedId(now)}`;
  return addItem(source, 'headingAliases', { flow: ['{', '}'], item: pair, block: pair });
}

interface Addition {
  flow: readonly [open: string, close: string];
  /** The item in a one-line list. */
  item: string;
  /** The item on a separate line. */
  block: string;
}

function addItem(source: string, field: string, { flow: [open, close], item, block }: Addition): string {
  const front = FENCE.exec(source)?.[0];
  if (front === undefined) throw new Error('The file has no front matter.');
  const newline = front.includes('\r\n') ? '\r\n' : '\n';
  const lines = front.split(/\r?\n/);
  const index = lines.findIndex((line) => line.startsWith(`${field}:`));
  if (index < 0) {
    lines.splice(-1, 0, `${field}:`, `  ${block}`);
  } else {
    const value = (lines[index] ?? '').slice(field.length + 1).trim();
    const inner = value.startsWith(open) && value.endsWith(close) ? value.slice(1, -1).trim() : undefined;
    if (inner !== undefined) lines[index] = `${field}: ${joinItems(open, inner, item, close)}`;
    else if (value === '') lines.splice(findBlockEnd(lines, index), 0, `${indentAfter(lines, index)}${block}`);
    else throw new Error(`"${field}" has a form that cannot be edited automatically; add ${item} by hand.`);
  }
  return lines.join(newline) + source.slice(front.length);
}

function joinItems(open: string, inner: string, item: string, close: string): string {
  const space = open === '{' ? ' ' : '';
  return `${open}${space}${inner ? `${inner}, ` : ''}${item}${space}${close}`;
}

function findBlockEnd(lines: readonly string[], index: number): number {
  let end = index + 1;
  while (/^(\s+\S|- )/.test(lines[end] ?? '')) end++;
  return end;
}

function indentAfter(lines: readonly string[], index: number): string {
  return findBlockEnd(lines, index) === index + 1 ? '  ' : (/^\s*/.exec(lines[index + 1] ?? '')?.[0] ?? '  ');
}
