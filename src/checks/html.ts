/** An opening tag of a rendered page. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const createTagPattern = (name: string) => new RegExp(`<(${name})((?:\\s+[^\\s=>/"']+(?:="[^"]*")?)*)\\s*\\/?>`, 'g');
const TAG = createTagPattern('[a-z][a-z0-9-]*');
const ATTRIBUTE = /\s([^\s=>/"']+)(?:="([^"]*)")?/g;
const ID = /<[a-z][^<>]*?\sid="([^"]+)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" };

/** Replaces HTML and XML entities with their characters. */
export function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}

/** Returns the opening tags of a page in order, optionally by name. React writes lower-case names and double quotes. */
export function getTags(html: string, names?: ReadonlySet<string>): Tag[] {
  const tags: Tag[] = [];
  const pattern = names ? createTagPattern([...names].join('|')) : TAG;
  for (const [, name = '', attributes = ''] of html.matchAll(pattern)) {
    const read = new Map<string, string>();
    for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      read.set(key.toLowerCase(), plainText(value));
    tags.push({ name, attributes: read });
  }
  return tags;
}

/** Every id of a page. */
export function getIds(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(ID), ([, id = '']) => plainText(id)));
}

const LINKED = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section']);

/** Returns the IDs of a page's headings and sections, in order. Skips IDs that only label a region and IDs from React. */
export function getHeadingIds(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const naming = new Set(Array.from(main.matchAll(/\saria-labelledby="([^"]*)"/g), ([, id = '']) => id));
  const ids = getTags(main, LINKED).flatMap(({ attributes }) => attributes.get('id') ?? []);
  return [...new Set(ids)].filter((id) => /^[\p{L}\p{N}]/u.test(id) && !naming.has(id));
}
