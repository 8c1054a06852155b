import type { SectionId } from '../../site/sections.ts';
import { markdownBody } from '../../source/page-markdown.ts';
import { type WrittenPart, writtenParts } from '../../source/written-parts.ts';
import type { RenderedSite } from '../rendered-site.ts';

/** A written page, as far as its quality is looked at. */
export interface QualityPage {
  path: string;
  section: SectionId;
  file: string;
  title: string;
  /** How many questions of readers it names. */
  questions: number;
  source: string;
  /** The same in the pieces that faults name: the file, or the cells of a notebook. */
  parts: readonly WrittenPart[];
  /** Its text in Markdown, without what is above every page's text. */
  text: string;
  /** True where its work is to lead to others. */
  index: boolean;
}

/** The written pages of a drawn site. */
export function qualityPages({ production: { site }, pages }: RenderedSite): QualityPage[] {
  return pages.flatMap(({ path, markdown = '' }) => {
    const page = site.pages.get(path);
    // A page at a second URL is looked at where it counts.
    if (!page || (page.front.canonical ?? path) !== path) return [];
    const { section, file, front, source } = page;
    const index = path === section.prefix || /\/index\.mdx?$/.test(file);
    const questions = front.questions?.length ?? 0;
    return [
      {
        path,
        section: section.id,
        file,
        title: front.title,
        questions,
        source,
        parts: writtenParts(page),
        text: markdownBody(markdown),
        index,
      },
    ];
  });
}
