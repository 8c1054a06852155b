import { codedPages } from '../pages/coded-pages.ts';
import { productTags } from '../prose/product-tags.tsx';
import { loadSite } from '../source/site.ts';
import { countShows, formatShows } from './shows.ts';

const site = loadSite(process.cwd(), codedPages);
const pages = [...site.pages.values()].map(({ path, section, source }) => ({ path, section: section.id, source }));
const sections = countShows(pages, ['TraceView', 'CodeToTrace', ...Object.keys(productTags([]))]);
console.log(formatShows(sections));
// Pages that show nothing are listed on request: npm run tool -- check:shows --none
if (process.argv.includes('--none')) for (const path of sections.flatMap(({ none }) => none)) console.log(path);
