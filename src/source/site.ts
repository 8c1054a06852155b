import { findClosestMatch } from '../lib/closest-match.ts';
import type { Fault } from '../lib/fault.ts';
import { FaultError } from '../lib/fault.ts';
import { loadOrCreate, type SavedResults } from '../lib/saved-results.ts';
import type { Drawings } from '../markdown/diagrams.ts';
import type { SampleResults } from '../markdown/sample-check.ts';
import type { CookbookEntry } from '../schema/cookbook.ts';
import { getSection, SECTIONS, type SectionId } from '../site/sections.ts';
import type { ApiRequest } from './api-reference/requests.ts';
import { changeFaults } from './changes.ts';
import type { CodedPage } from './coded-page.ts';
import { type ContentFile, readContentFiles } from './content-files.ts';
import { type ContributorTable, createContributorTable, ownerFaults } from './contributors.ts';
import type { FindFigures } from './cover.ts';
import { readDataFiles, type SiteData } from './data-files.ts';
import { readFacts } from './facts.ts';
import { faqSidebar } from './faq-sidebar.ts';
import type { StoredFigures } from './figures.ts';
import { folderRowFaults } from './folders.ts';
import type { FindTraces } from './guide-facts.ts';
import { guideFaults } from './guide-faults.ts';
import { type NotebookPages, readNotebookPages, removeReplacedPages } from './notebook/notebook-pages.ts';
import { addNotebooksToSidebar, withCookbook } from './notebook/notebook-sidebar.ts';
import { getNotebooks, type Notebooks } from './notebooks.ts';
import { pageLabel } from './page-label.ts';
import { type Page, type PagePlace, readPages } from './pages.ts';
import { buildRedirects, type RedirectTable } from './redirects.ts';
import { type Reference, readSnippets } from './reference.ts';
import { readSampleResults } from './sample-results.ts';
import { loadHistory } from './saved-history.ts';
import type { SdkPage } from './sdk-reference/book.ts';
import { sdkContentFiles } from './sdk-reference/sdk-reference.ts';
import { findUses, type ReferenceLinks } from './sdk-reference/uses.ts';
import { readSidebar, type SidebarNode, type SidebarPage } from './sidebar.ts';
import { buildIndex, type SiteIndex } from './site-index.ts';
import type { StoredTraces } from './traces.ts';

/** Everything the site knows of itself, read once. */
export interface Site {
  root: string;
  pages: ReadonlyMap<string, Page>;
  /** Paths of pages that are there but could not be read. */
  unread: ReadonlySet<string>;
  coded: ReadonlyMap<string, CodedPage>;
  sidebars: ReadonlyMap<SectionId, SidebarNode[]>;
  redirects: RedirectTable;
  editedAt: ReadonlyMap<string, string>;
  contributors: ContributorTable;
  notebooks: Notebooks;
  /** Raw notebooks and their pictures by the path at which the site serves them. */
  notebookFiles: NotebookPages['files'];
  data: SiteData;
  /** What the samples of a page use, with links to the SDK reference. */
  getSdkLinks(path: string): ReferenceLinks[];
  /** What tags look up. */
  reference: Reference & { requests: ApiRequest[]; traces: StoredTraces[]; figures: StoredFigures[] };
  /** The results of the checks of code samples, where they were checked. */
  samples?: SampleResults;
  /** Sources of the snippets that pages include, by name. */
  snippets: ReadonlyMap<string, string>;
  drawings: Drawings;
  index: SiteIndex;
  faults: readonly Fault[];
}

const SAMPLE_SECTIONS: readonly SectionId[] = ['docs', 'integrations', 'guides', 'faq'];

/** Reads all content and checks how it fits together; `saved` keeps what does not depend on pages. An unreadable folder throws one clear fault. */
export function loadSite(root: string, codedPages: (index: SiteIndex) => CodedPage[], saved?: SavedResults): Site {
  const files = readOrExplain(root);
  const data = readDataFiles(root);
  const facts = loadOrCreate(saved, 'facts', () => readFacts(root));
  const written = readAllPages(root, [...files, ...facts.apiPages], data.cookbook, saved);
  const { unread, files: notebookFiles } = written;
  const sdk = addSdkReference(facts.sdkPages, written.pages);
  const { pages } = sdk;
  const { traces, figures } = facts;
  const findTraces: FindTraces = (name) => traces.find((stored) => stored.name === name)?.data;
  const findFigures: FindFigures = (name) => figures.find((stored) => stored.name === name)?.data;
  const index = buildIndex(pages, data, createSidebarReader(root, pages), { findTraces, findFigures });
  const coded = codedPages(index);
  const { sidebars, faults: sidebarFaults } = readSidebars(root, pages, coded, index, unread);
  const routes = new Set([...pages, ...coded, ...unread].map((page) => page.path));
  const redirects = buildRedirects(data.redirects, pages, routes, data.redirectsSource);
  const { editedAt, authors } = loadHistory(root);
  return {
    root,
    pages: new Map(pages.map((page) => [page.path, page])),
    unread: new Set(unread.map((page) => page.path)),
    coded: new Map(coded.map((page) => [page.path, page])),
    sidebars,
    redirects: redirects.table,
    editedAt,
    contributors: createContributorTable(data.contributors, authors),
    notebooks: getNotebooks(data.cookbook, root),
    notebookFiles,
    data,
    reference: { ...facts.reference, requests: facts.apiRequests, traces, figures },
    samples: readSampleResults(root),
    snippets: new Map([...readSnippets(root), ...facts.apiSnippets]),
    drawings: facts.drawings,
    index,
    getSdkLinks: sdk.getLinks,
    faults: [
      ...written.faults,
      ...sdk.faults,
      ...dataFaults(pages, coded, data),
      ...sidebarFaults,
      ...redirects.faults,
      ...facts.faults,
    ],
  };
}

/** Written pages and notebooks together; a notebook wins over a written page at its route. */
function readAllPages(
  root: string,
  files: readonly ContentFile[],
  entries: readonly CookbookEntry[],
  saved: SavedResults | undefined,
): NotebookPages {
  const written = readPages(files, saved);
  const cookbook = readNotebookPages(root, entries);
  const { pages: writtenPages, faults } = removeReplacedPages(written.pages, cookbook.pages);
  const pages = [...writtenPages, ...cookbook.pages];
  const paths = new Set(pages.map(({ path }) => path));
  return {
    pages,
    unread: [...written.unread, ...cookbook.unread].filter(({ path }) => !paths.has(path)),
    faults: [...written.faults, ...cookbook.faults, ...faults],
    files: cookbook.files,
  };
}

/** Adds the pages of the SDK reference, which link to the pages whose samples use each function. */
function addSdkReference(sdkPages: readonly SdkPage[], pages: readonly Page[]) {
  const samples = pages
    .filter((page) => !page.notebook && SAMPLE_SECTIONS.includes(page.section.id))
    .map(({ path, front, source }) => ({ path, title: front.title, source }));
  const { getPagesUsing, getLinks } = findUses(sdkPages, samples);
  const { pages: reference, faults } = readPages(sdkContentFiles(sdkPages, { getPagesUsing }));
  return { pages: [...pages, ...reference], faults, getLinks };
}

function readOrExplain(root: string) {
  try {
    return readContentFiles(root);
  } catch (error) {
    if (error instanceof FaultError) throw error;
    const path = (error as NodeJS.ErrnoException).path ?? 'content';
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new FaultError([
      {
        file: path.replace(`${root}/`, ''),
        problem: `The content cannot be read (${code}).`,
        remedy: 'Check that the folder exists and that this user may read it.',
      },
    ]);
  }
}

function asSidebarPage(page: Page): SidebarPage {
  return {
    slug: page.slug,
    path: page.path,
    file: page.file,
    title: page.front.sidebarTitle ?? page.front.title,
    label: pageLabel(page.front),
    isPlacedAutomatically: page.notebook !== undefined,
  };
}

/** Reads the sidebars that order lists of written pages, each once. */
function createSidebarReader(root: string, pages: readonly Page[]): (id: SectionId) => SidebarNode[] {
  const cache = new Map<SectionId, SidebarNode[]>();
  return (id) => {
    const section = SECTIONS.find((row) => row.id === id);
    if (section?.order !== 'sidebar' || section.contentDir === null) return [];
    const cached = cache.get(id);
    if (cached) return cached;
    const sectionPages = pages.filter((page) => page.section.id === id).map(asSidebarPage);
    const { nodes } = readSidebar(root, section, sectionPages);
    cache.set(id, nodes);
    return nodes;
  };
}

function readSidebars(
  root: string,
  pages: readonly Page[],
  coded: readonly CodedPage[],
  index: SiteIndex,
  unread: readonly PagePlace[],
) {
  const sidebars = new Map<SectionId, SidebarNode[]>();
  const faults: Fault[] = [];
  for (const section of SECTIONS) {
    if (section.layout !== 'docs' || section.contentDir === null) continue;
    if (section.order !== 'sidebar') {
      sidebars.set(section.id, faqSidebar(section.prefix, index.pagesIn(section.id)));
      continue;
    }
    const written = pages.filter((page) => page.section.id === section.id).map(asSidebarPage);
    const codedPages = coded.filter(
      (page) => page.layout === 'docs' && !page.isFolder && getSection(page.path).id === section.id,
    );
    const all = [...written, ...codedPages.map((page) => codedSidebarPage(page, section.prefix))];
    const missing = unread.filter((page) => page.section === section.id).map((page) => page.slug);
    const result = readSidebar(root, section, all, missing);
    sidebars.set(section.id, addNotebooksToSidebar(result.nodes, written, section.prefix));
    faults.push(...result.faults);
  }
  addCookbook(sidebars, pages);
  return { sidebars, faults };
}

/** The cookbook is in the sidebar of the guides, which its pages show too. */
function addCookbook(sidebars: Map<SectionId, SidebarNode[]>, pages: readonly Page[]): void {
  const guides = withCookbook(sidebars.get('guides') ?? [], pages);
  sidebars.set('guides', guides).set('cookbook', guides);
}

function codedSidebarPage(page: CodedPage, prefix: string): SidebarPage {
  return {
    slug: page.path.slice(prefix.length + 1) || 'index',
    path: page.path,
    file: 'src/pages',
    title: page.sidebarTitle ?? page.title,
    label: page.label,
  };
}

/** What data files and coded pages say that does not fit the pages. */
function dataFaults(pages: readonly Page[], coded: readonly CodedPage[], data: SiteData): Fault[] {
  const folders = new Set(coded.filter(({ isFolder }) => isFolder).map(({ path }) => path));
  return [
    ...authorFaults(pages, data),
    ...guideFaults(pages),
    ...changeFaults(pages, coded),
    ...ownerFaults(data.contributors),
    ...folderRowFaults(data.folders, folders),
    ...codedFaults(coded, pages),
  ];
}

function authorFaults(pages: readonly Page[], { team }: SiteData): Fault[] {
  const keys = team.map((member) => member.key);
  return pages.flatMap((page) =>
    (page.front.authors ?? []).flatMap((author): Fault[] => {
      if (keys.includes(author)) return [];
      const suggestion = findClosestMatch(author, keys);
      const line = page.source.split('\n').findIndex((text) => text.includes(author)) + 1;
      return [
        {
          file: page.file,
          line,
          problem: `No team member has the key "${author}".`,
          remedy: suggestion ? `Did you mean "${suggestion}"?` : `Known keys: ${keys.join(', ')}.`,
        },
      ];
    }),
  );
}

function codedFaults(coded: readonly CodedPage[], pages: readonly Page[]): Fault[] {
  const written = new Map(pages.map((page) => [page.path, page.file]));
  return coded.flatMap((page): Fault[] => {
    const file = written.get(page.path);
    return file
      ? [
          {
            file,
            line: 1,
            problem: `The route ${page.path} is taken by a coded page in src/pages.`,
            remedy: 'Rename or remove the file.',
          },
        ]
      : [];
  });
}
