import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { getStyledClasses, keepClasses, removeFonts } from './css-subset.ts';
import { PAGE_STYLES, PAGE_STYLES_FILE, readUsedClasses } from './used-classes.ts';

/** Code that adds elements to pages without an island. */
const PLAIN_SCRIPTS = 'src/{client,features,layouts,prose}/**/*.ts';

/** Returns the styled classes that strings in plain scripts may name. */
function getScriptClasses(styled: ReadonlySet<string>): string[] {
  const files = globSync(PLAIN_SCRIPTS).filter((file) => !file.endsWith('.test.ts'));
  return files.flatMap((file) => readFileSync(file, 'utf8').split(/[\s"'`]+/)).filter((word) => styled.has(word));
}

/**
 * Writes more versions of the stylesheet: `docs.css` and `home.css` have only the rules that such pages need before a
 * visitor uses an island, `full.css` has all rules but no fonts, and is added to such a page when an island needs it.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      const site = Object.values(bundle).find(({ fileName }) => /\bsite-[\w-]+\.css$/.test(fileName));
      if (site?.type !== 'asset') throw new Error('The bundle has no stylesheet of the site.');
      const css = site.source.toString();
      const emit = (name: string, source: string) =>
        this.emitFile({ type: 'asset', name, originalFileName: name, source });
      emit('full.css', removeFonts(css));
      const inScripts = getScriptClasses(getStyledClasses(css));
      const classes = PAGE_STYLES.map(
        (name) => [name, [...new Set([...readUsedClasses(name), ...inScripts])]] as const,
      );
      for (const [name, used] of classes) emit(`${name}.css`, keepClasses(css, new Set(used)));
      this.emitFile({ type: 'asset', fileName: PAGE_STYLES_FILE, source: JSON.stringify(Object.fromEntries(classes)) });
    },
  };
}
