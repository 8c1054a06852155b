import { askAiPage } from '../features/assistant/page/ask-ai-page.tsx';
import { feedbackPage } from '../features/feedback/page/feedback-page.tsx';
import type { CodedPage } from '../layouts/coded-page.ts';
import { readEnv } from '../site/env.ts';
import type { HostsEnv } from '../site/third-parties.ts';
import { blogPage, blogTagPages } from './blog/blog-pages.tsx';
import { changelogPages } from './changelog/changelog-pages.tsx';
import { docsMcpPage } from './docs-mcp/docs-mcp-page.tsx';
import { faqPage, faqTagPages } from './faq/faq-pages.tsx';
import { folderPages } from './folder/folder-pages.tsx';
import type { SiteIndex } from './listing/site.ts';
import { marketingPages } from './marketing-pages.ts';
import { notFoundPage } from './not-found/not-found-page.tsx';
import { roadmapPage } from './roadmap/roadmap-page.tsx';
import { searchPageWithAnswer } from './search/search-page-with-answer.tsx';
import { thirdPartiesPage } from './third-parties/third-parties-page.tsx';

/** Returns all coded pages; those by tag and by page number depend on the content. Adds the gallery of the UI kit in development. `env` sets the hosts on the third-parties page. */
export function codedPages(site: SiteIndex, env: HostsEnv = readEnv({})): CodedPage[] {
  const [changelog, ...older] = changelogPages(site);
  const named = [...marketingPages, roadmapPage, askAiPage, docsMcpPage, blogPage, faqPage, thirdPartiesPage(env)];
  if (changelog) named.push(changelog);
  const tags = [...blogTagPages(site), ...faqTagPages(site)];
  const all = [...named, ...older, ...tags, notFoundPage, feedbackPage, searchPageWithAnswer];
  return [...all, ...folderPages(site, all)];
}
