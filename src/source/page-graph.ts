import { breadcrumbNode, faqNode, getGraph, type JsonLdGraph, type JsonLdNode } from '../lib/json-ld.ts';
import { profileUrl } from '../lib/profile-url.ts';
import { getText, type TreeNode } from '../markdown/tree.ts';
import { BRAND } from '../site/brand.ts';
import { getSection, type Section } from '../site/sections.ts';
import type { HeadSource } from './head.ts';

/** The structured data of a page: who publishes it, the site, the breadcrumbs, and the page itself. */
export function pageGraph(page: HeadSource, siteUrl: string): JsonLdGraph {
  const crumbs = (page.breadcrumbs ?? []).map(({ title, path }) => ({ title, url: path && `${siteUrl}${path}` }));
  const trail = crumbs.length > 1 ? [breadcrumbNode(crumbs)] : [];
  const isHome = page.path === '/';
  return getGraph([organization(siteUrl, isHome), website(siteUrl, isHome), ...trail, ...(page.about ?? [])]);
}

/** A reference to the company, which every graph names and that of the home page describes. */
export const publisher = (siteUrl: string) => ({ '@id': `${siteUrl}/#organization` });

function organization(siteUrl: string, isHome: boolean): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': publisher(siteUrl)['@id'],
    name: BRAND.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    ...(isHome && {
      legalName: BRAND.legalName,
      foundingDate: String(BRAND.founded),
      email: BRAND.email,
      sameAs: [BRAND.repositoryUrl, BRAND.xUrl, BRAND.linkedinUrl, BRAND.youtubeUrl],
    }),
  };
}

function website(siteUrl: string, isHome: boolean): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: BRAND.name,
    url: `${siteUrl}/`,
    publisher: publisher(siteUrl),
    ...(isHome && {
      description: BRAND.description,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  };
}

function articleType({ layout }: Section): string | undefined {
  if (layout === 'docs') return 'TechArticle';
  if (layout === 'post' || layout === 'changelog') return 'BlogPosting';
  return layout === 'story' ? 'Article' : undefined;
}

/** The type of a written page: a question with its answer, an article, or nothing specific. */
export function writtenNodes(page: HeadSource, tree: TreeNode, siteUrl: string): JsonLdNode[] {
  const section = getSection(page.path);
  if (section.id === 'faq') return [faqNode([{ question: page.title, answer: answerText(tree) }])];
  const type = articleType(section);
  return type === undefined ? [] : [article(page, type, siteUrl)];
}

function article(page: HeadSource, type: string, siteUrl: string): JsonLdNode {
  const { path, title, description, date, modified, locale, authors = [], tags = [] } = page;
  return {
    '@type': type,
    headline: title,
    description,
    url: `${siteUrl}${path}`,
    mainEntityOfPage: `${siteUrl}${path}`,
    inLanguage: locale,
    articleSection: getSection(path).label,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    datePublished: date,
    dateModified: modified ?? date,
    author:
      authors.length > 0
        ? authors.map((author) => ({ '@type': 'Person', name: author.name, url: profileUrl(author) }))
        : publisher(siteUrl),
    publisher: publisher(siteUrl),
    isPartOf: { '@id': `${siteUrl}/#website` },
  };
}

/** The text of a page without its code, block by block. */
function answerText(tree: TreeNode): string {
  return (tree.children ?? [])
    .filter(({ tagName }) => tagName !== 'pre')
    .map((node) => getText(node).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');
}
