import { type Fault, FaultError } from '../lib/fault.ts';
import type { SavedResults } from '../lib/saved-results.ts';
import type { NotebookBody } from '../markdown/notebook/cells.ts';
import type { FrontMatter } from '../schema/front-matter.ts';
import type { NotebookRun } from '../schema/notebook.ts';
import { getSection, SECTIONS, type Section, type SectionId, sectionById } from '../site/sections.ts';
import type { ContentFile } from './content-files.ts';
import { createFrontMatterReader } from './front-matter-reader.ts';

/** Where a page belongs. */
export interface PagePlace {
  path: string;
  slug: string;
  section: SectionId;
}

/** What a page knows about its notebook. */
export interface NotebookPage {
  /** File name without extension. */
  name: string;
  isGuide: boolean;
  category: string;
  body: NotebookBody;
  /** The run that its outputs come from; absent if it was only checked. */
  run?: NotebookRun;
}

/** A written page: its path, its front matter, and its source. */
export interface Page {
  path: string;
  /** Section by path: decides layout, title and widgets. */
  section: Section & { id: SectionId };
  /** Name of the page within its folder's section, as `sidebar.yaml` spells it. */
  slug: string;
  file: string;
  front: FrontMatter;
  /** Its text; for a notebook, the text of its Markdown cells. */
  source: string;
  notebook?: NotebookPage;
}

/** The pages that could be read, and the faults of the others. */
export interface PageSet {
  pages: Page[];
  /** Pages that exist but could not be read. */
  unread: PagePlace[];
  faults: Fault[];
}

/** Turns files into pages; a fault in one leaves the others untouched. */
export function readPages(files: readonly ContentFile[], saved?: SavedResults): PageSet {
  const pages: Page[] = [];
  const unread: PagePlace[] = [];
  const faults: Fault[] = [];
  const parse = createFrontMatterReader(saved);
  for (const file of files) {
    try {
      pages.push(readPage(file, parse.read));
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      faults.push(...error.faults);
      unread.push(getPlace(file));
    }
  }
  parse.save();
  return { pages, unread, faults: [...faults, ...duplicateRoutes(pages)] };
}

/** The slug of a file: `tracing/index` is `tracing`, and the section's own page is `index`. */
export function getSlug(stem: string): string {
  return stem === 'index' ? stem : stem.replace(/\/index$/, '');
}

/** The path of a content file; undefined if it is not a page. */
export function getContentPath(file: string): string | undefined {
  const [, folder, stem] = /^content\/([^/]+)\/(.+)\.mdx?$/.exec(file) ?? [];
  const section = SECTIONS.find((row) => row.contentDir === folder);
  return section && stem ? getPlace({ section: section.id, stem }).path : undefined;
}

function getPlace({ section, stem }: Pick<ContentFile, 'section' | 'stem'>): PagePlace {
  const slug = getSlug(stem);
  const { prefix, pagesAt = prefix } = sectionById(section);
  return { path: slug === 'index' ? prefix : `${pagesAt === '/' ? '' : pagesAt}/${slug}`, slug, section };
}

function readPage(content: ContentFile, readFront: (content: ContentFile) => FrontMatter): Page {
  const { path, slug } = getPlace(content);
  const { file, source } = content;
  return { path, section: getSection(path), slug, file, front: readFront(content), source };
}

function duplicateRoutes(pages: readonly Page[]): Fault[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page): Fault[] => {
    const other = first.get(page.path);
    if (!other) {
      first.set(page.path, page);
      return [];
    }
    return [
      {
        file: page.file,
        line: 1,
        problem: `The route ${page.path} is taken by ${other.file}.`,
        remedy: 'Rename or remove one of the two files.',
      },
    ];
  });
}
