import { requireChromium } from '../scripts/chromium.ts';
import { PAGE_TYPES } from './page-types.ts';
import { BUDGET, getTotal, openBrowser, overBudget, type PageWeight, weighPage } from './page-weight.ts';
import { runServer } from './running-server.ts';
import { printTable } from './table.ts';

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

function row(type: string, weight: PageWeight): string[] {
  const { html, rawHtml, css, js, fonts, images, prefetches, prefetchBytes, thirdParty, layoutShift } = weight;
  return [
    `${type} ${weight.path}`,
    ...[rawHtml, html, css, js, fonts, getTotal(weight), images].map(kb),
    `${prefetches}: ${kb(prefetchBytes)}`,
    String(thirdParty.length),
    layoutShift.toFixed(3),
  ];
}

const server = await runServer();
const browser = await openBrowser(requireChromium());
const rows: string[][] = [];
const overBudgetPages: string[] = [];
try {
  for (const [type, path] of Object.entries(PAGE_TYPES)) {
    const weight = await weighPage(browser, server.url, path);
    rows.push(row(type, weight));
    overBudgetPages.push(...overBudget(weight));
  }
} finally {
  await browser.close();
  await server.stop();
}
printTable(
  ['KB as transferred', 'raw HTML', 'HTML', 'CSS', 'JS', 'fonts', 'total', 'images', 'ahead', '3rd', 'CLS'],
  [
    ...rows,
    ['budget', `docs ${kb(BUDGET.rawDocsHtml)}`, '', '', kb(BUDGET.js), '', kb(BUDGET.total), '', '', '0', '0'],
  ],
);
for (const line of overBudgetPages) console.log(line);
process.exit(overBudgetPages.length > 0 ? 1 : 0);
