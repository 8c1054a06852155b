import { checkExternalLinks, getExternalLinks, isReservedHost } from './external-links.ts';
import { renderPages } from './rendered-site.ts';

const { pages, known } = await renderPages(process.cwd());
const links = getExternalLinks(pages, known.siteUrl);
const summarizeList = (list: readonly string[]) =>
  list.length > 3 ? `${list.slice(0, 3).join(' ')} and ${list.length - 3} more` : list.join(' ');
if (!process.argv.includes('--fetch')) {
  for (const { url, pages: from } of links) console.log(`${url}  ${summarizeList(from)}`);
  console.log(`${links.length} URLs on other sites; "npm run tool -- check:offsite --fetch" requests each of them.`);
} else {
  const real = links.filter(({ url }) => !isReservedHost(url));
  const checked = await checkExternalLinks(real, { fetch, hosts: 4, pauseMs: 250, timeoutMs: 10_000 });
  const bad = checked.filter(({ result }) => typeof result === 'string' || result >= 400);
  for (const { url, pages: from, result } of bad) console.error(`${result}  ${url}  ${summarizeList(from)}`);
  console.log(
    `${checked.length} URLs checked, ${links.length - real.length} reserved names skipped, ${bad.length} broken.`,
  );
  process.exitCode = bad.length > 0 ? 1 : 0;
}
