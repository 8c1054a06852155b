import { createElement, Fragment, type ReactNode } from 'react';
import type { Fault } from '../lib/fault.ts';
import type { Head } from '../lib/head.ts';
import { type CompileOptions, compile } from '../markdown/compile.ts';
import { addFormerHeadingAnchors } from '../markdown/heading-aliases.ts';
import type { Heading } from '../markdown/headings.ts';
import type { FindPicture } from '../markdown/pictures.ts';
import { type MarkdownComponents, toReact } from '../markdown/to-react.tsx';
import { find, type TreeNode } from '../markdown/tree.ts';
import type { Author } from '../schema/data.ts';
import type { PageText } from '../schema/page-text.ts';
import { BRAND } from '../site/brand.ts';
import type { LocaleId } from '../site/locales.ts';
import { getSection, type LayoutId, type Section, type SectionId } from '../site/sections.ts';
import { getAppliesTo, getSampleCode } from './applies-to.ts';
import { type Change, changeLinks, getChanges, type TitledPage } from './changes.ts';
import { codedFiles } from './coded-files.ts';
import type { CodedPage, CodedPageProps } from './coded-page.ts';
import { type Contributor, getContributor, type PageOrigin } from './contributors.ts';
import { getHead, type HeadContext } from './head.ts';
import type { NotebookEntry } from './notebooks.ts';
import { splitOpeningFigure } from './opening-figure.ts';
import { writtenNodes } from './page-graph.ts';
import { pageLabel } from './page-label.ts';
import { createUrlResolver, pageMarkdown } from './page-markdown.ts';
import { type Crumb, getPlace } from './page-place.ts';
import { codedText, writtenText } from './page-text.ts';
import type { Page } from './pages.ts';
import type { ReferenceLinks } from './sdk-reference/uses.ts';
import type { SidebarNode } from './sidebar.ts';
import type { Site } from './site.ts';
import { getAuthors, type SiteIndex } from './site-index.ts';
import { withTermLinks } from './term-links.ts';
import { getUpdated } from './updated.ts';

/** The widgets around the text of a page. */
export interface Widgets {
  feedback: boolean;
  copyMarkdown: boolean;
}

/** Everything that a page shows. Layouts read it instead of the URL. */
export interface PageView {
  path: string;
  locale: LocaleId;
  section: Section & { id: SectionId };
  layout: LayoutId;
  head: Head;
  title: string;
  description: string;
  label?: string;
  date?: string;
  tags: string[];
  authors: Author[];
  /** The authors of the page, if its section shows them. */
  contributors: Contributor[];
  /** The notebook that the page is generated from. */
  notebook?: NotebookEntry;
  company?: string;
  industry?: string;
  /** Content between the title and the text. */
  banner?: ReactNode;
  headings: Heading[];
  /** True if examples are next to the text, where other pages have their table of contents. */
  hasExamples?: boolean;
  /** The figure that the text starts with, for layouts that show it next to the title; it is then not in the body. */
  opening?: ReactNode;
  body: ReactNode;
  /** The page as Markdown, generated on demand. */
  markdown(): string;
  /** The page as sections and typed blocks, parsed on demand. */
  text(): PageText;
  /** True if the text is the same on hosts without our server. */
  sameTextEverywhere?: boolean;
  sidebar: SidebarNode[];
  breadcrumbs: Crumb[];
  previous?: Crumb;
  next?: Crumb;
  editUrl?: string;
  editedAt?: string;
  /** Versions that the page applies to, in sections that name them. */
  appliesTo?: readonly string[];
  /** Changelog entries that changed the page, newest first. */
  changes?: readonly Change[];
  changedPages?: readonly TitledPage[];
  /** The SDK symbols in the samples of the page, with links to the SDK reference. */
  sdkLinks?: readonly ReferenceLinks[];
  widgets: Widgets;
}

/** Options for building a view that do not depend on the page: how bodies are rendered, and the site's public URL. */
export interface ViewContext extends HeadContext {
  site: Site;
  components: MarkdownComponents;
  findPicture?: FindPicture;
  /** True if the server fetches pictures of contributors from the code host. */
  avatars?: boolean;
  /** The cloud app of the default region. */
  signUpUrl: string;
  /** False if pages are for a host without our server. */
  hasServer?: boolean;
  renderStatic(node: ReactNode): string;
  /** Content between the title and the text of a page, from its front matter. */
  banner?: (page: Page) => ReactNode;
  /** Called for diagrams without a drawing; without it they are faults. */
  onMissingDrawing?: (fault: Fault) => void;
  /** Lists above the written text of a section's index page. */
  lead?: (section: SectionId, index: SiteIndex) => ReactNode;
  /** Lists and forms below it; `hasServer` is false if no server accepts forms. */
  appendix?: (section: SectionId, index: SiteIndex, hasServer: boolean) => ReactNode;
}

/** The view of a written page; if only its Markdown is needed, its code is not highlighted. */
export async function createPageView(
  page: Page,
  context: ViewContext,
  options: Pick<CompileOptions, 'coloured'> = {},
): Promise<PageView> {
  const { site, components, siteUrl } = context;
  const { front, path, section } = page;
  const { tree, headings, opening, rest } = await compilePage(page, context, options);
  const { banner, lead, extra } = getSurroundings(page, context);
  const place = getPlace(path, front.title, site);
  const canonical = front.canonical ?? site.notebooks.getCanonical(path);
  const facts = { ...front, ...place, ...getHistory(page, site), canonical, locale: 'en' } as const;
  const samples = sampleFacts(page, tree, site);
  const named = { path, ...front, canonical, updated: getUpdated(path, site), appliesTo: samples.appliesTo };
  const text = once(() => getText(tree, { before: [banner, lead], after: [extra] }, path, context));
  return {
    ...place,
    locale: 'en',
    layout: section.layout,
    head: getHead({ ...facts, about: writtenNodes(facts, tree, siteUrl) }, context),
    title: front.title,
    description: front.description,
    label: pageLabel(front),
    ...getPostFacts(front),
    authors: facts.authors,
    contributors: getContributors({ paths: [path, ...(front.aliases ?? [])], files: [page.file] }, context),
    notebook: section.notebook ? site.notebooks.find(path) : undefined,
    banner,
    headings,
    opening: opening && toReact(opening, components),
    get body() {
      return createElement(Fragment, null, lead, toReact(withTermLinks(rest, page, site), components), extra);
    },
    markdown: () => pageMarkdown(named, text(), siteUrl),
    text,
    sameTextEverywhere: !extra,
    editUrl: `${BRAND.siteRepositoryUrl}/edit/main/${page.file}`,
    editedAt: facts.modified,
    ...samples,
    ...changeLinks(page, site),
    widgets: getWidgets(section, section.layout !== 'marketing'),
  };
}

/** What posts and customer stories say of themselves. */
function getPostFacts({ date, tags = [], company, industry }: Page['front']) {
  return { date, tags, company, industry };
}

/** Calls a function when its result is first needed. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Content above and below the text: a banner, and the lists of a section's index page. */
function getSurroundings(page: Page, { banner, lead, appendix, site, hasServer = true }: ViewContext) {
  const { path, section } = page;
  if (path !== section.prefix) return { banner: banner?.(page) };
  return {
    banner: banner?.(page),
    lead: lead?.(section.id, site.index),
    extra: appendix?.(section.id, site.index, hasServer),
  };
}

/** What the samples of a page show: the versions it applies to, the SDK symbols they use, and whether they are next to its text. */
function sampleFacts({ path, source, section }: Page, tree: TreeNode, { reference, getSdkLinks }: Site) {
  return {
    appliesTo: getAppliesTo(`${source}\n${getSampleCode(tree)}`, section, reference.versions),
    sdkLinks: getSdkLinks(path),
    hasExamples: find(tree, ({ name }) => name === 'ApiExamples') !== undefined,
  };
}

/** Returns the text of a written page with the parts before and after its body. */
function getText(
  tree: TreeNode,
  { before, after }: { before: ReactNode[]; after: ReactNode[] },
  path: string,
  { components, siteUrl, renderStatic }: ViewContext,
): PageText {
  const render = (nodes: ReactNode[]) => nodes.map((node) => (node ? renderStatic(node) : '')).join('');
  const around = { before: render(before), after: render(after) };
  return writtenText(tree, around, { ...components, absolute: createUrlResolver(siteUrl, path) });
}

/** Layouts that show the figure that a text starts with next to its title. */
const OPENED: ReadonlySet<LayoutId> = new Set(['legal', 'story']);

/** The body of a page, with anchors at former headings; text pages and stories are divided after their opening figure. */
async function compilePage(
  { source, file, front, notebook, section }: Page,
  context: ViewContext,
  options: Pick<CompileOptions, 'coloured'>,
) {
  const { site, components, onMissingDrawing, findPicture } = context;
  const { snippets, drawings } = site;
  const all = { ...options, snippets, drawings, onMissingDrawing, findPicture };
  const body = await compile(notebook?.body ?? source, file, components.tags, all);
  const { tree, headings } = body;
  addFormerHeadingAnchors(tree, front.headingAliases ?? {});
  return {
    headings,
    tree,
    ...(OPENED.has(section.layout) ? splitOpeningFigure(tree) : { opening: undefined, rest: tree }),
  };
}

/** Returns the authors of a page and the date of its last change. */
function getHistory({ front, file }: Page, site: Site) {
  return { authors: getAuthors(front.authors, site.data.team), modified: site.editedAt.get(file) };
}

/** Returns the contributors of a page, in sections that list them. */
function getContributors(page: PageOrigin, { site, avatars = false }: ViewContext): Contributor[] {
  const [path = ''] = page.paths;
  if (!getSection(path).contributors) return [];
  return site.contributors.getUsernames(page).map((username) => getContributor(username, site.data.team, avatars));
}

export function createCodedPageView(
  page: CodedPage,
  query: URLSearchParams,
  context: ViewContext,
  queryData: Pick<CodedPageProps, 'searchResponse' | 'answer'> = {},
): PageView {
  const { site, siteUrl, renderStatic, signUpUrl, hasServer } = context;
  const locale = page.locale ?? 'en';
  const body = createElement(page.Body, { site: site.index, query, signUpUrl, hasServer, ...queryData });
  const place = getPlace(page.path, page.title, site);
  const about = page.jsonLd?.(site.index, siteUrl);
  const canonical = site.notebooks.getCanonical(page.path);
  const appliesTo = page.layout === 'docs' ? getAppliesTo('', place.section, site.reference.versions) : [];
  const named = { ...page, canonical, updated: getUpdated(page.path, site), appliesTo };
  const text = () => codedText(renderStatic(body), page.title, createUrlResolver(siteUrl, page.path));
  return {
    ...place,
    locale,
    layout: page.layout ?? 'marketing',
    head: getHead({ ...page, ...place, canonical, locale, about }, context),
    title: page.title,
    description: page.description,
    label: page.label,
    tags: [],
    authors: [],
    contributors: getContributors({ paths: [page.path], files: codedFiles(page.path, site.editedAt) }, context),
    notebook: place.section.notebook ? site.notebooks.find(page.path) : undefined,
    headings: [],
    body,
    widgets: getWidgets(place.section, page.feedback ?? page.layout === 'docs'),
    appliesTo,
    changes: getChanges(page.path, site),
    markdown: () => pageMarkdown(named, text(), siteUrl),
    text,
  };
}

/** The widgets of a page: those of its section's row, and feedback only if the page has a place for it. */
function getWidgets(section: Section, hasFeedback: boolean): Widgets {
  return { feedback: section.feedback && hasFeedback, copyMarkdown: section.copyMarkdown };
}
