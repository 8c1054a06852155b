/** Drops Markdown marks, table bars and link targets, and reduces whitespace to single spaces. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/^\s*>|^#+ /gm, ' ')
    .replace(/[`*|]/g, ' ')
    .replace(/\s+/g, ' ');
}

/**
 * Whether a text contains a fact, ignoring case, whitespace and Markdown marks. Numbers match as a whole:
 * `50` is not in `1,500` or `50.5`.
 */
export function containsFact(markdown: string, fact: string): boolean {
  const characters = [...plainText(fact).replaceAll(' ', '')];
  const before = /\d/.test(characters[0] ?? '') ? '(?<!\\d)(?<!\\d[.,])' : '';
  const after = /\d/.test(characters.at(-1) ?? '') ? '(?!\\d|[.,]\\d)' : '';
  const pattern = characters.map((character) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s*');
  return new RegExp(before + pattern + after, 'i').test(plainText(markdown));
}

/** Whether a text contains at least one alternative of every fact. */
export function containsAllFacts(markdown: string, facts: readonly (readonly string[])[]): boolean {
  return facts.every((alternatives) => alternatives.some((fact) => containsFact(markdown, fact)));
}
