import { formatFault } from '../lib/fault.ts';
import { checkLinks } from './check-content.ts';
import { renderSite } from './rendered-site.ts';

const rendered = await renderSite(process.cwd());
const { faults, counts } = await checkLinks(rendered);
const rows: [string, number][] = [
  ['pages', counts.pages],
  ['internal links', counts.links],
  ['of them to anchors', counts.anchors],
  ['pictures', counts.images],
  ['files (scripts, styles, icons, cards)', counts.files],
  ['Markdown pages', counts.markdownPages],
  ['links in Markdown', counts.markdownLinks],
  ['derived files', counts.outputs],
  ['URLs in derived files', counts.outputLinks],
  ['redirects', counts.redirects],
  ['faults', faults.length],
];
for (const fault of faults) console.error(formatFault(fault));
for (const [name, count] of rows) console.log(`${String(count).padStart(7)}  ${name}`);
process.exit(faults.length > 0 ? 1 : 0);
