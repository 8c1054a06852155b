import type { Fault } from '../../lib/fault.ts';
import { getMarkdownWords } from '../../markdown/parity.ts';
import { needsQuestions } from '../../schema/front-matter.ts';
import { PAGE_MAX_CHARS, PAGE_MIN_LINKS, PAGE_MIN_WORDS, QUESTIONS } from '../../site/limits.ts';
import { parseSiteUrl } from '../known-urls.ts';
import { findMarkdownUrls } from '../output-urls.ts';
import type { QualityPage } from './quality-page.ts';

/** Faults for pages without questions, in sections that need them. */
export function questionFaults(pages: readonly QualityPage[]): Fault[] {
  return pages
    .filter(({ section, questions }) => needsQuestions(section) && questions === 0)
    .map(({ file }) => ({
      file,
      line: 1,
      problem: 'The page has no questions.',
      remedy: `Add ${QUESTIONS.min} to ${QUESTIONS.max} questions to its front matter.`,
    }));
}

/** Faults for pages that are too short, unless they are an index. */
export function shortFaults(pages: readonly QualityPage[]): Fault[] {
  return pages.flatMap(({ file, text, index }) => {
    const words = getMarkdownWords(text).length;
    if (index || words >= PAGE_MIN_WORDS) return [];
    const problem = `The page has ${words} words, but must have at least ${PAGE_MIN_WORDS}.`;
    return [{ file, line: 1, problem, remedy: 'Add content, or merge it with another page.' }];
  });
}

/** Faults for pages that are too long for people or agents. */
export function longFaults(pages: readonly QualityPage[]): Fault[] {
  return pages
    .filter(({ text }) => text.length > PAGE_MAX_CHARS)
    .map(({ file, text }) => ({
      file,
      line: 1,
      problem: `The page has ${text.length} characters of Markdown, but may have at most ${PAGE_MAX_CHARS}.`,
      remedy: 'Split it into several pages.',
    }));
}

/** Faults for dead ends: pages whose text has too few links to other pages of the site. */
export function outgoingLinkFaults(
  pages: readonly QualityPage[],
  known: ReadonlySet<string>,
  siteUrl: string,
): Fault[] {
  return pages.flatMap(({ path, file, text, source }) => {
    const paths = findMarkdownUrls(text, siteUrl).flatMap((href) => parseSiteUrl(href, path, siteUrl)?.pathname ?? []);
    const onward = new Set(paths.filter((to) => to !== path && known.has(to)));
    if (onward.size >= PAGE_MIN_LINKS) return [];
    return [
      {
        file,
        line: source.trimEnd().split('\n').length,
        problem: `The text links to ${onward.size} other pages, but must link to at least ${PAGE_MIN_LINKS}.`,
        remedy: 'Add links to related pages at the end.',
      },
    ];
  });
}
