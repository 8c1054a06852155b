import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS_CLASSES_FILE } from '../lib/docs-classes.ts';
import { getIntegrity } from '../lib/integrity.ts';
import { readManifest } from '../lib/vite-manifest.ts';

/** URLs of the scripts, styles and fonts that every page loads. */
export interface Assets {
  scripts: string[];
  styles: string[];
  /** Fonts to fetch early. */
  fonts: string[];
  /** A smaller stylesheet for pages that need no other classes than these. */
  docsStyle?: DocsStyle;
  /** Hashes of scripts and styles, so that browsers reject a file that was changed in transit. */
  integrity?: Readonly<Record<string, string>>;
}

/** The stylesheet of docs pages. */
export interface DocsStyle {
  href: string;
  /** All rules, without the fonts; loaded when an island needs them. */
  fullHref: string;
  /** The classes that it styles, and those without styles. */
  classes: ReadonlySet<string>;
}

/** In development, Vite serves the source files. */
export const DEV_ASSETS: Assets = {
  scripts: ['/@vite/client', '/src/client/dev-refresh.ts', '/src/client/entry.ts'],
  styles: ['/src/ui/styles/site.css'],
  fonts: [],
};

/** Reads the URLs from the manifest of a finished client bundle. */
export function readAssets(clientDir: string): Assets {
  const manifest = readManifest(clientDir);
  const entry = manifest['src/client/entry.ts'];
  const style = manifest['src/ui/styles/site.css'];
  const [docs, full] = [manifest['docs.css'], manifest['full.css']];
  if (!entry || !style || !docs || !full)
    throw new Error('The client bundle is incomplete. Run "npm run tool -- bundle".');
  const fonts = [...(style.assets ?? []), ...Object.values(manifest).map(({ file }) => file)].filter((file) =>
    /\/geist(-mono)?-basic-wght/.test(file),
  );
  const integrity = [entry, style, docs].map(({ file }) => [`/${file}`, getIntegrity(join(clientDir, file))]);
  return {
    scripts: [`/${entry.file}`],
    styles: [`/${style.file}`],
    docsStyle: {
      href: `/${docs.file}`,
      fullHref: `/${full.file}`,
      classes: new Set(JSON.parse(readFileSync(join(clientDir, DOCS_CLASSES_FILE), 'utf8'))),
    },
    integrity: Object.fromEntries(integrity),
    fonts: [...new Set(fonts)].sort().map((file) => `/${file}`),
  };
}
