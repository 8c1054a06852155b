import { BRAND } from '../../site/brand.ts';
import { sectionById } from '../../site/sections.ts';
import type { DescribedPage } from '../../source/described-pages.ts';

/** Lists all pages by section, for agents that don't parse XML. */
export function sitemapMarkdown(pages: readonly DescribedPage[], siteUrl: string): string {
  const blocks = [...Map.groupBy(pages, (page) => page.section)].map(([id, members]) =>
    [`## ${sectionById(id).label}`, '', ...members.map(line)].join('\n'),
  );
  const intro = `All ${pages.length} pages of ${siteUrl}. Add \`.md\` to a URL for its Markdown; ${siteUrl}/llms.txt has descriptions.`;
  return `${[`# Sitemap of ${BRAND.name}`, intro, ...blocks].join('\n\n')}\n`;
}

function line({ title, url, updated }: DescribedPage): string {
  return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url})${updated ? ` (updated ${updated})` : ''}`;
}
