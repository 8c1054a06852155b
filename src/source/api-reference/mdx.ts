/** Writes text from data so that MDX reads it as text; what stands in backticks stays code. */
export function mdxText(text: string): string {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[{}<>*_[\]\\]/g, '\\$&')))
    .join('`');
}

/** A table whose cells are MDX already. */
export function mdxTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A fence, long enough for what it holds. */
export function mdxFence(language: string, code: string, title?: string): string {
  return `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code}\n\`\`\``;
}

/** A value as code. */
export const mdxCode = (text: string) => `\`${text}\``;

/** Alternatives by language. */
export function mdxLanguages(tabs: readonly { label: string; language: string; code: string }[]): string {
  const inner = tabs.map(
    ({ label, language, code }) => `<Tab label="${label}">\n\n${mdxFence(language, code)}\n\n</Tab>`,
  );
  return `<LangTabs>\n\n${inner.join('\n\n')}\n\n</LangTabs>`;
}

/** Front matter of a page. */
export function mdxFront(fields: Readonly<Record<string, string | number | readonly string[]>>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
