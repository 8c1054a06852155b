import { BRAND } from '../../site/brand.ts';

const COLAB = 'https://colab.research.google.com/github';

/** Where a notebook can be read and where it can be run. */
export function notebookLinks(ipynbPath: string): { github: string; colab: string } {
  const { href, pathname } = new URL(`${BRAND.siteRepositoryUrl}/blob/main${ipynbPath}`);
  return { github: href, colab: `${COLAB}${pathname}` };
}
