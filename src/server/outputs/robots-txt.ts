import { AGENTS, type AgentUse, CRAWL_POLICY, CRAWLED_API_PATHS } from '../../site/agents.ts';

/** Which uses of the site's text are allowed. */
export type CrawlPolicy = Readonly<Record<AgentUse, boolean>>;

/** Formats the rules for crawlers from one policy; agents whose use is not allowed are excluded by name. */
export function robotsText(siteUrl: string, policy: CrawlPolicy = CRAWL_POLICY): string {
  const yes = (allowed: boolean) => (allowed ? 'yes' : 'no');
  const signal = `Content-Signal: search=${yes(policy.search)}, ai-input=${yes(policy.aiInput)}, ai-train=${yes(policy.aiTrain)}`;
  const rules = [signal, 'Allow: /', 'Disallow: /api/', ...CRAWLED_API_PATHS.map((path) => `Allow: ${path}`)];
  const named = (welcome: boolean) =>
    AGENTS.filter(({ use }) => policy[use] === welcome).map(({ name }) => `User-agent: ${name}`);
  const groups = [
    ['User-agent: *', ...rules],
    [...named(true), ...rules],
    [...named(false), signal, 'Disallow: /'],
  ].filter(([first = '']) => first.startsWith('User-agent'));
  const about = `# For agents: ${siteUrl}/llms.txt is an index of all pages, and every page is also Markdown at its URL with .md.`;
  return `${[about, ...groups.map((group) => group.join('\n')), `Sitemap: ${siteUrl}/sitemap.xml`].join('\n\n')}\n`;
}
