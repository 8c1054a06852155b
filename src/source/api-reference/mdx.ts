import { getFieldDepths } from '../../markdown/table-layout.ts';

/** Escapes text for MDX; text in backticks stays code. */
export function mdxText(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{}<>*_[\]\\]/g, '\\$&')))
    .join('`');
}

/** A table whose cells are already MDX. */
export function mdxTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A parameter or field in a list; `facts` and `meaning` are already MDX. */
interface ListedParam {
  /** With dots for nested fields: `messages[].role`. */
  name: string;
  /** Its type, and its default if it has one. */
  facts: string;
  isRequired?: boolean;
  meaning: string;
}

/** A list of parameters or fields; each is nested under the field it belongs to. */
export function mdxParams(params: readonly ListedParam[]): string {
  const depths = getFieldDepths(params.map(({ name }) => name));
  const items = params.map(({ name, facts, isRequired, meaning }, index) => {
    const indent = '  '.repeat(depths[index] ?? 0);
    const parts = [mdxCode(name), facts && `*${facts}*`, isRequired && '**required**'];
    const head = `${indent}- ${parts.filter(Boolean).join(' ')}`;
    return meaning ? `${head}\n\n${indent}  ${meaning}` : head;
  });
  return `<ParamList>\n\n${items.join('\n\n')}\n\n</ParamList>`;
}

/** A fence, long enough for what it contains. */
export function mdxFence(language: string, code: string, title?: string): string {
  return `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code}\n\`\`\``;
}

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
