import type { MarkdownDialect } from './peer.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Removes the tabs of a generated page, so that every generator gets the same text with one code block after another. */
export function withoutTabs(page: string): string {
  return page.replace(/^<\/?(?:LangTabs|Tab)\b.*>\n+/gm, '');
}

/** Converts a generated page for a peer: title and description as front matter, then Markdown in its dialect. */
export function convertPage(page: string, dialect: MarkdownDialect): string {
  const [, fields = ''] = FRONT_MATTER.exec(page) ?? [];
  const title = getField(fields, 'title');
  const body = withoutTabs(page.replace(FRONT_MATTER, ''))
    .replace(/^<Callout type="info">\n\n([\s\S]*?)\n\n<\/Callout>$/gm, (_, text: string) => dialect.formatCallout(text))
    .replace(/^(```\w+) title=".*"$/gm, dialect.showsCodeTitles ? '$&' : '$1');
  const heading = dialect.titleInBody ? `\n# ${title}\n` : '';
  return `---\ntitle: ${title}\ndescription: ${getField(fields, 'description')}\n---\n${heading}${body}`;
}

function getField(fields: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'm').exec(fields)?.[1] ?? '';
}
