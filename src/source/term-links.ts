import { createGlossaryLinks, type GlossaryLinks, linkTerms } from '../markdown/glossary/link-terms.ts';
import type { TreeNode } from '../markdown/tree.ts';
import { GLOSSARY_PAGE } from '../site/links.ts';
import type { Page } from './pages.ts';
import type { Site } from './site.ts';

const cache = new WeakMap<Site, GlossaryLinks>();

/** Links terms to the glossary in the HTML of a page. Markdown, search and the assistant read the tree without these links. */
export function withTermLinks(tree: TreeNode, { path, section }: Page, site: Site): TreeNode {
  if (!section.termLinks || !site.pages.has(GLOSSARY_PAGE)) return tree;
  const links = cache.get(site) ?? createGlossaryLinks(site.reference.glossary, GLOSSARY_PAGE);
  cache.set(site, links);
  return linkTerms(tree, { path, section: section.id }, links);
}
