/** Leftovers that Markdown must not contain: JSX tags, attributes and expressions, imports, and relative links. */
const REMNANTS: readonly { label: string; pattern: RegExp }[] = [
  { label: 'a tag', pattern: /<\/?[A-Z][\w.]*[\s/>]/ },
  { label: 'an attribute of JSX', pattern: /\b(?:className|dangerouslySetInnerHTML|htmlFor)=/ },
  { label: 'an expression', pattern: /(?<!\\)\{[^}\n]*\}/ },
  { label: 'an import or export', pattern: /^(?:import|export)\s+[\w*{]/m },
];

const RELATIVE_LINK = /\]\((?!https?:|mailto:|<https?:)[^)]*\)/g;

/** Blanks what may contain anything: front matter, code and formulas. */
function blankNonProse(markdown: string): string {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n\1\2[ \t]*$/gm, '')
    .replace(/\$\$[\s\S]*?\$\$|\$[^$\n]+\$(?!\d)/g, 'x')
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, 'x');
}

/** Finds JSX leftovers in a Markdown text, each with its kind. */
export function findJsxRemnants(markdown: string): string[] {
  const text = blankNonProse(markdown);
  return REMNANTS.flatMap(({ label, pattern }) => {
    const found = pattern.exec(text)?.[0];
    return found ? [`${label}: ${found.trim()}`] : [];
  });
}

export function findRelativeLinks(markdown: string): string[] {
  return blankNonProse(markdown).match(RELATIVE_LINK) ?? [];
}
