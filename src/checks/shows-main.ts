import { codedPages } from '../pages/coded-pages.ts';
import { loadSite } from '../source/site.ts';
import { DRAWN_TAGS } from './drawn-tags.ts';
import { countShows, formatShows } from './shows.ts';

const site = loadSite(process.cwd(), codedPages);
const pages = [...site.pages.values()].map(({ path, section, source }) => ({ path, section: section.id, source }));
const sections = countShows(pages, DRAWN_TAGS);
console.log(formatShows(sections));
// Pages that show nothing are listed on request: npm run tool -- check:shows --none
if (process.argv.includes('--none')) for (const path of sections.flatMap(({ none }) => none)) console.log(path);
