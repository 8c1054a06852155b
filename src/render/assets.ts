import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntegrity } from '../lib/integrity.ts';
import { PAGE_STYLES, PAGE_STYLES_FILE } from '../lib/used-classes.ts';
import { readManifest } from '../lib/vite-manifest.ts';

/** URLs of the scripts, styles and fonts that every page loads. */
export interface Assets {
  scripts: string[];
  styles: string[];
  /** Fonts to fetch early. */
  fonts: string[];
  /** Smaller stylesheets, for pages that need no other classes than theirs. */
  pageStyles?: readonly PageStyle[];
  /** Hashes of scripts and styles, so that browsers reject a file that was changed in transit. */
  integrity?: Readonly<Record<string, string>>;
}

/** The stylesheet of one kind of pages. */
export interface PageStyle {
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
  const full = manifest['full.css'];
  const small = PAGE_STYLES.flatMap((name) => manifest[`${name}.css`] ?? []);
  if (!entry || !style || !full || small.length < PAGE_STYLES.length)
    throw new Error('The client bundle is incomplete. Run "npm run tool -- bundle".');
  const fonts = [...(style.assets ?? []), ...Object.values(manifest).map(({ file }) => file)].filter((file) =>
    /\/geist(-mono)?-basic-wght/.test(file),
  );
  const integrity = [entry, style, ...small].map(({ file }) => [`/${file}`, getIntegrity(join(clientDir, file))]);
  const classes = JSON.parse(readFileSync(join(clientDir, PAGE_STYLES_FILE), 'utf8'));
  return {
    scripts: [`/${entry.file}`],
    styles: [`/${style.file}`],
    pageStyles: PAGE_STYLES.map((name, index) => ({
      href: `/${small[index]?.file}`,
      fullHref: `/${full.file}`,
      classes: new Set(classes[name]),
    })),
    integrity: Object.fromEntries(integrity),
    fonts: [...new Set(fonts)].sort().map((file) => `/${file}`),
  };
}
