import { CHARS_PER_TOKEN } from '../../site/limits.ts';
import type { DescribedPage } from '../../source/described-pages.ts';
import type { MarkdownDigest } from './markdown-digest.ts';

/** A page with what is known of its Markdown as served. */
export type ManifestPage = DescribedPage & { digest: MarkdownDigest };

/** Lists every page with the hash and size of its Markdown as JSON, so that clients know what to fetch again. */
export function docsManifest(pages: readonly ManifestPage[], siteUrl: string): string {
  const manifest = {
    site: siteUrl,
    fields: {
      path: 'Path of the page on the site.',
      title: 'Title of the page.',
      markdown: 'Address of the Markdown.',
      sha256: 'SHA-256 of the Markdown as it is served, in hexadecimal.',
      tokens: `Estimate: characters of the Markdown divided by ${CHARS_PER_TOKEN}, rounded up.`,
      updated: 'Day of the last change, or null where it is not known.',
      canonical: 'Address that search engines should prefer.',
    },
    pages: pages.map(({ path, title, markdown, digest, updated, url }) => ({
      path,
      title,
      markdown,
      sha256: digest.sha256,
      tokens: Math.ceil(digest.chars / CHARS_PER_TOKEN),
      updated: updated ?? null,
      canonical: url,
    })),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
