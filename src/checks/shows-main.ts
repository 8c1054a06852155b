import { codedPages } from '../pages/coded-pages.ts';
import { loadSite } from '../source/site.ts';
import { DRAWN_TAGS } from './drawn-tags.ts';
import { countVisuals, formatVisuals } from './visuals.ts';

const site = loadSite(process.cwd(), codedPages);
const pages = [...site.pages.values()].map(({ path, section, source }) => ({ path, section: section.id, source }));
const sections = countVisuals(pages, DRAWN_TAGS);
console.log(formatVisuals(sections));
// Pages that show nothing are listed on request: npm run tool -- check:shows --none
if (process.argv.includes('--none')) for (const path of sections.flatMap(({ none }) => none)) console.log(path);
