import type { TextBlock, TextSection } from '../../../schema/page-text.ts';
import { type KnownQuestions, type SectionQuestions, START_OF_PAGE } from '../../../schema/section-questions.ts';
import { getPageTrail } from '../../../source/page-trail.ts';
import { readKnownQuestions } from '../../../source/section-questions.ts';
import { isSharedLine } from '../../search/engine/shared-lines.ts';
import { readWordVectors } from '../../search/engine/word-vectors.ts';
import type { Corpus, CorpusPage } from '../engine/corpus.ts';
import type { GetQuestions } from '../engine/next-questions.ts';
import type { QuotablePages } from './services.ts';

/** Creates the corpus from the pages of a renderer. */
export function createCorpus(renderer: () => QuotablePages): Corpus {
  return {
    page: (path) => corpusPage(renderer(), path),
    questions: async () => knownQuestions(renderer()),
    commonWords: async () => commonWords(renderer()),
  };
}

/** Finds the questions that authors listed for their pages. */
export function createQuestionLookup({ pages }: Pick<QuotablePages['site'], 'pages'>): GetQuestions {
  return (path) => pages.get(path)?.front.questions ?? [];
}

/** Questions by section, the start of a page by an empty id. Titles that are questions are answered there too. */
export function knownQuestions({ site }: QuotablePages): KnownQuestions {
  const { answered, ...others } = readKnownQuestions(site.root);
  const titles = [...site.pages].filter(([, { front }]) => front.title.endsWith('?'));
  const all = new Map<string, SectionQuestions>(titles.map(([path, { front }]) => [path, { '': [front.title] }]));
  for (const [path, { [START_OF_PAGE]: start = [], ...sections }] of Object.entries(answered))
    all.set(path, { '': [...(all.get(path)?.[''] ?? []), ...start], ...sections });
  return { answered: Object.fromEntries(all), ...others };
}

/** English words, the most frequent first. */
export function commonWords({ site }: QuotablePages): readonly string[] {
  const wordVectors = site.data.readWordVectors();
  return wordVectors ? readWordVectors(wordVectors).words : [];
}

async function corpusPage(renderer: QuotablePages, path: string): Promise<CorpusPage | undefined> {
  const { site } = renderer;
  const front = site.pages.get(path)?.front;
  const page = front ?? site.coded.get(path);
  const text = page && (await renderer.text(path));
  if (!page || !text) return undefined;
  return {
    title: page.title,
    description: page.description,
    questions: front?.questions ?? [],
    wordings: front?.wordings ?? [],
    trail: getPageTrail(path, site),
    sections: text.sections.map(cleanSection),
  };
}

/** A section without lines that many pages share. */
function cleanSection(section: TextSection): TextSection {
  return withoutMarkdown({ ...section, blocks: section.blocks.flatMap(removeSharedLines) });
}

/** Answers use only text and spans; without Markdown, the corpus is half as large. */
function withoutMarkdown<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutMarkdown) as T;
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) copy[key] = key === 'markdown' ? '' : withoutMarkdown(copy[key]);
  return copy as T;
}

function removeSharedLines(block: TextBlock): TextBlock[] {
  if (block.kind === 'figure') return [];
  if (block.kind === 'paragraph') return isSharedLine(block.text) ? [] : [block];
  if (block.kind !== 'list') return [block];
  const items = block.items.filter(({ text }) => !isSharedLine(text));
  return items.length > 0 ? [{ ...block, items }] : [];
}
