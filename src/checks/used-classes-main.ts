import { writeFileSync } from 'node:fs';
import { getUsedClassesFile, type PageStyleName } from '../lib/used-classes.ts';
import { LOCALES } from '../site/locales.ts';
import { renderPages } from './rendered-site.ts';
import { collectClasses } from './used-classes.ts';

/** A class on fewer pages is not worth its bytes on all others; these pages load the whole stylesheet. */
const MIN_DOCS_PAGES = 5;

const { pages } = await renderPages(process.cwd());
const isHome = (path: string) => LOCALES.some((locale) => locale.path === path);

function write(name: PageStyleName, classes: readonly string[]): void {
  const file = getUsedClassesFile(name);
  writeFileSync(file, `${classes.join('\n')}\n`);
  console.log(`${file} has ${classes.length} classes.`);
}

write('docs', collectClasses(pages, MIN_DOCS_PAGES));
write(
  'home',
  collectClasses(
    pages.filter(({ path }) => isHome(path)),
    1,
  ),
);
process.exit();
