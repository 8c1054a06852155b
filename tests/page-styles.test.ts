import { globSync, readFileSync } from 'node:fs';
import { type Selector, transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { getClassValues, splitClassValue } from '../src/lib/class-values.ts';
import { type PageStyleName, readUsedClasses } from '../src/lib/used-classes.ts';
import { LOCALES } from '../src/site/locales.ts';
import { getSharedRenderer, getSharedSite } from './shared-site.ts';

const EVERY = 6;
const SECTIONS = ['docs', 'integrations', 'faq', 'changelog', 'blog'] as const;

const pages = SECTIONS.flatMap((section) => getSharedSite().index.pagesIn(section));

async function findUnknownClasses(path: string, style: PageStyleName): Promise<string[]> {
  const classes = new Set(readUsedClasses(style));
  const body = await getSharedRenderer().page(path, new URLSearchParams(), 'html');
  const html = new TextDecoder().decode(body?.plain);
  return [...getClassValues(html)].flatMap(splitClassValue).filter((name) => !classes.has(name));
}

it('nine of ten pages with text need only the docs stylesheet; otherwise run "npm run tool -- used-classes"', async () => {
  const some = pages.filter((_, index) => index % EVERY === 0).map(({ path }) => path);
  expect(some.length).toBeGreaterThan(60);
  const unknown = new Map<string, string[]>();
  for (const path of some) {
    const names = await findUnknownClasses(path, 'docs');
    if (names.length > 0) unknown.set(path, names);
  }
  expect(unknown.size, JSON.stringify([...unknown])).toBeLessThanOrEqual(some.length * 0.1);
});

it.each(LOCALES.map(({ path }) => path))(
  '%s needs only the home stylesheet; otherwise run "npm run tool -- used-classes"',
  async (path) => {
    expect(await findUnknownClasses(path, 'home')).toEqual([]);
  },
);

/** Positions among siblings: whatever follows them in a selector is looked up again when the parent gets a child. */
const POSITIONS = /^(first|last|only|nth)-|^empty$/;

function isBroad(selector: Selector): boolean {
  const end = selector.findLastIndex(({ type }) => type === 'combinator');
  const names = selector.slice(end + 1).some(({ type }) => /^(class|id|type|attribute|pseudo-element)$/.test(type));
  const choice = selector.slice(end + 1).some((part) => part.type === 'pseudo-class' && 'selectors' in part);
  const follows = selector.slice(0, end).some((part) => part.type === 'pseudo-class' && POSITIONS.test(part.kind));
  return follows && !names && !choice;
}

it('no rule makes browsers style a whole page again when HTML arrives in parts', () => {
  const broad: string[] = [];
  const files = globSync('dist/client/assets/*.css');
  for (const filename of files)
    transform({
      filename,
      code: readFileSync(filename),
      visitor: {
        Selector(selector) {
          if (isBroad(selector)) broad.push(`${filename}: ${JSON.stringify(selector)}`);
        },
      },
    });
  expect(files.length).toBeGreaterThan(3);
  expect(broad, 'name the last element by a class, as ".person-name" in place of ":last-child > :first-child"').toEqual(
    [],
  );
});
