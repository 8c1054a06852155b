import { writeFileSync } from 'node:fs';
import { DOCS_CLASSES_LIST } from '../lib/docs-classes.ts';
import { collectCommonClasses } from './docs-classes.ts';
import { renderPages } from './rendered-site.ts';

const { pages } = await renderPages(process.cwd());
const classes = collectCommonClasses(pages.map(({ html }) => html));
writeFileSync(DOCS_CLASSES_LIST, `${classes.join('\n')}\n`);
console.log(`${DOCS_CLASSES_LIST} has ${classes.length} classes.`);
process.exit();
