/** Drops Markdown marks, table bars and link targets, and reduces whitespace to single spaces. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/^\s*>|^#+ /gm, ' ')
    .replace(/[`*|]/g, ' ')
    .replace(/\s+/g, ' ');
}

/**
 * Whether a text contains a fact, ignoring case, Markdown marks and whitespace between words and signs. Numbers match
 * as a whole and words from their beginning: `50` is not in `1,500` and `MIT` not in `limit`.
 */
export function containsFact(markdown: string, fact: string): boolean {
  return createFactPattern(fact).test(plainText(markdown));
}

/** A regular expression that finds a fact in text from `plainText`. */
function createFactPattern(fact: string): RegExp {
  const parts = plainText(fact).match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]/gu) ?? [];
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const before = /^\d/.test(first) ? '(?<!\\d)(?<!\\d[.,])' : /^\p{L}/u.test(first) ? '(?<!\\p{L})' : '';
  const after = /\d$/.test(last) ? '(?!\\d|[.,]\\d)' : '';
  return new RegExp(before + parts.map(RegExp.escape).join('\\s*') + after, 'iu');
}

/** Whether a text contains at least one alternative of every fact. */
export function containsAllFacts(markdown: string, facts: readonly (readonly string[])[]): boolean {
  return facts.every((alternatives) => alternatives.some((fact) => containsFact(markdown, fact)));
}

/** The path of a page that states a fact, out of pages with their text from `plainText`. */
export function findPageWithFact(pages: ReadonlyMap<string, string>, fact: string): string | undefined {
  const pattern = createFactPattern(fact);
  // Most pages do not contain its longest word, which is much faster to find than a pattern.
  const words =
    plainText(fact)
      .toLowerCase()
      .match(/[a-z0-9_]+/g) ?? [];
  const longest = words.reduce((long, word) => (word.length > long.length ? word : long), '');
  for (const [path, text] of pages) if (getLowerCase(text).includes(longest) && pattern.test(text)) return path;
  return undefined;
}

const lowerCase = new Map<string, string>();

function getLowerCase(text: string): string {
  const lower = lowerCase.get(text) ?? text.toLowerCase();
  lowerCase.set(text, lower);
  return lower;
}
