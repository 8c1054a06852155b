import { setImmediate as nextTurn } from 'node:timers/promises';
import { FaultError } from '../../lib/fault.ts';
import { describedPages } from '../../source/described-pages.ts';
import type { Renderer } from '../renderer.tsx';
import type { ManifestPage } from './docs-manifest.ts';
import type { FullPage } from './llms-full.ts';
import { getMarkdownDigest } from './markdown-digest.ts';

/** Lists the Markdown of all pages without a fault. What an export has written is read when it is needed. */
export async function listMarkdown(renderer: Renderer, siteUrl: string): Promise<(ManifestPage & FullPage)[]> {
  const pages: (ManifestPage & FullPage)[] = [];
  for (const page of describedPages(renderer.site, siteUrl)) {
    const digest = renderer.findDigest?.(page.path);
    if (digest) {
      pages.push({ ...page, digest, read: async () => (await renderer.markdown(page.path)) ?? '' });
      continue;
    }
    const text = await getMarkdown(renderer, page.path);
    if (text !== undefined) pages.push({ ...page, digest: getMarkdownDigest(text), read: async () => text });
    // Other requests are handled in between.
    await nextTurn();
  }
  return pages;
}

/** Returns the Markdown of a page as served; undefined if the page has a fault. */
async function getMarkdown(renderer: Renderer, path: string): Promise<string | undefined> {
  try {
    return await renderer.markdown(path);
  } catch (error) {
    if (error instanceof FaultError) return undefined;
    throw error;
  }
}
