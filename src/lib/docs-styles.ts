import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { getStyledClasses, keepClasses, removeFonts } from './css-subset.ts';
import { DOCS_CLASSES_FILE, readDocsClasses } from './docs-classes.ts';

/** Code that adds elements to pages without an island. */
const PLAIN_SCRIPTS = 'src/{client,features,layouts,prose}/**/*.ts';

/** Returns the styled classes that strings in plain scripts may name. */
function getScriptClasses(styled: ReadonlySet<string>): string[] {
  const files = globSync(PLAIN_SCRIPTS).filter((file) => !file.endsWith('.test.ts'));
  return files.flatMap((file) => readFileSync(file, 'utf8').split(/[\s"'`]+/)).filter((word) => styled.has(word));
}

/**
 * Writes two more versions of the stylesheet: `docs.css` has only the rules that docs pages need before a visitor uses
 * an island, `full.css` has all rules but no fonts, and is added to such a page when an island needs it.
 */
export function docsStyles(): Plugin {
  return {
    name: 'docs-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      const site = Object.values(bundle).find(({ fileName }) => /\bsite-[\w-]+\.css$/.test(fileName));
      if (site?.type !== 'asset') throw new Error('The bundle has no stylesheet of the site.');
      const css = site.source.toString();
      const classes = [...new Set([...readDocsClasses(), ...getScriptClasses(getStyledClasses(css))])];
      const emit = (name: string, source: string) =>
        this.emitFile({ type: 'asset', name, originalFileName: name, source });
      emit('docs.css', keepClasses(css, new Set(classes)));
      emit('full.css', removeFonts(css));
      this.emitFile({ type: 'asset', fileName: DOCS_CLASSES_FILE, source: JSON.stringify(classes) });
    },
  };
}
