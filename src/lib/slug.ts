/** Turns a heading into an id: lower case, with hyphens between words; keeps letters of every script. */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'section';
}

/** Creates IDs that are unique within one page: the second `setup` becomes `setup-2`. Never returns reserved IDs. */
export function uniqueSlugs(reserved: Iterable<string> = []): (text: string) => string {
  const taken = new Set(reserved);
  return (text) => {
    const base = slugify(text);
    let slug = base;
    for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
    taken.add(slug);
    return slug;
  };
}
