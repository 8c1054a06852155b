import type { SectionId } from '../../site/sections.ts';
import { markdownBody } from '../../source/page-markdown.ts';
import { type WrittenPart, writtenParts } from '../../source/written-parts.ts';
import type { RenderedSite } from '../rendered-site.ts';

/** A written page for quality checks. */
export interface QualityPage {
  path: string;
  section: SectionId;
  file: string;
  title: string;
  /** Number of readers' questions. */
  questions: number;
  source: string;
  /** The source in parts that faults refer to: the file, or the cells of a notebook. */
  parts: readonly WrittenPart[];
  /** Its text in Markdown, without the lines above the text. */
  text: string;
  /** True for pages whose purpose is to link to others. */
  index: boolean;
}

/** Returns the written pages of a rendered site. */
export function qualityPages({ production: { site }, pages }: RenderedSite): QualityPage[] {
  return pages.flatMap(({ path, markdown = '' }) => {
    const page = site.pages.get(path);
    // A page at a second URL is checked at its canonical URL.
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
