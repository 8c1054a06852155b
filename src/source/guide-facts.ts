import type { PageCell } from '../markdown/notebook/cells.ts';
import { GUIDE_CATEGORIES, type GUIDE_LEVELS } from '../schema/front-matter.ts';
import type { TraceFile } from '../schema/trace-file.ts';
import { guideMinutes } from './guide-minutes.ts';
import { pageLanguages } from './integration-facts.ts';
import type { Page } from './pages.ts';

/** The source of a guide's picture: its traces, the poster of its video, the cells of its notebook, or its text and code. */
export type GuidePicture =
  | { kind: 'traces'; recorded: boolean; traces: TraceFile['traces'] }
  | { kind: 'poster'; src: string; darkSrc?: string }
  | { kind: 'cells'; cells: Outline }
  | { kind: 'text'; cells: Outline };

/** The code and the text of a guide, in turn. */
type Outline = { isCode: boolean; lines: number }[];

/** What the index shows about a guide in addition to its title. */
export interface GuideFacts {
  category: (typeof GUIDE_CATEGORIES)[number];
  level: (typeof GUIDE_LEVELS)[number];
  minutes: number;
  languages: readonly string[];
  picture?: GuidePicture;
}

/** Finds the traces of a page by the name that `<TraceView>` uses. */
export type FindTraces = (name: string) => TraceFile | undefined;

/** True for pages that the guides index lists by category: written guides, and notebooks that are guides. */
export function isListedGuide({ path, section, notebook, front }: Page): boolean {
  if (section.id === 'cookbook') return notebook?.isGuide === true;
  return section.id === 'guides' && path !== section.prefix && front.steps === undefined;
}

/** The facts of a guide; undefined for other pages, and for a guide without a level or category, which is a fault. */
export function guideFacts(page: Page, findTraces: FindTraces): GuideFacts | undefined {
  const { front, source } = page;
  const category = GUIDE_CATEGORIES.find((name) => name === front.category);
  if (!isListedGuide(page) || !front.level || !category) return undefined;
  return {
    category,
    level: front.level,
    minutes: guideMinutes(page),
    languages: pageLanguages(front, source),
    picture: getPicture(page, findTraces),
  };
}

function getPicture({ path, source, notebook }: Page, findTraces: FindTraces): GuidePicture {
  const file = findTraces(notebook?.name ?? path.slice(1));
  if (file) return { kind: 'traces', recorded: file.kind === 'recorded', traces: file.traces };
  const poster = /<Video\b[^>]*\bposter="([^"]+)"/.exec(source)?.[1];
  const darkSrc = /<Video\b[^>]*\bdarkPoster="([^"]+)"/.exec(source)?.[1];
  if (poster) return { kind: 'poster', src: poster, ...(darkSrc && { darkSrc }) };
  if (notebook) return { kind: 'cells', cells: notebook.body.cells.map(getOutline) };
  return { kind: 'text', cells: splitAtFences(source).map(getOutline) };
}

const getOutline = ({ kind, text }: Pick<PageCell, 'kind' | 'text'>) => ({
  isCode: kind === 'code',
  lines: text.trim().split('\n').length,
});

/** The text and the code of a page, in turn. */
const splitAtFences = (source: string) =>
  source
    .split(/^ *```.*$/m)
    .map((text, index) => ({ kind: index % 2 ? ('code' as const) : ('markdown' as const), text }));
