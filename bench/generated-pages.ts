import { FENCES } from './generated-code.ts';

const WORDS =
  'trace span session score prompt dataset model token cost latency evaluator project key region retry queue batch export filter chart dashboard agent tool call answer question context window sampling masking user tag label version cache variable template message role stream chunk error timeout limit budget review annotation experiment run baseline regression release deploy container volume replica index shard backup restore webhook event payload signature header client server worker thread process memory storage bucket object table column query plan join sort page cursor offset before after while until because whenever every single small large quiet precise useful stable simple direct usual other first second third reads writes sends keeps shows opens closes starts stops waits returns follows measures compares explains the a of to in with for from and or by at as is are was can may must'.split(
    ' ',
  );
const SECTION_COUNT = 6;
const GROUP_SIZE = 20;

/** Pseudo-random numbers below one: the same for the same seed on every machine (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the slug of a page: twenty pages in a group, twenty groups in a chapter. */
export function getSlug(page: number): string {
  return `chapter-${Math.floor(page / GROUP_SIZE ** 2)}/group-${Math.floor(page / GROUP_SIZE)}/page-${page}`;
}

/** Generates a docs page of about 1,200 words with six code blocks, a table, callouts, tabs and links. */
export function generatePage(page: number, count: number): string {
  const random = createRandom(page + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const words = (length: number) => Array.from({ length }, () => pick(WORDS)).join(' ');
  const sentence = () => {
    const text = words(8 + Math.floor(random() * 10));
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  const link = () => `[${words(2)}](/docs/${getSlug(Math.floor(random() * count))})`;
  const fence = (kind: number) => FENCES[kind % FENCES.length]?.(`p${page}k${kind}`, random) ?? '';
  const sections = Array.from({ length: SECTION_COUNT }, (_, index) =>
    [
      `## ${sentence().slice(0, -1)}`,
      paragraph(),
      `${sentence()} See ${link()} and ${link()}. \`${words(1)}\` ${words(6)}.`,
      index === 2 ? renderTabs(fence(2), fence(5)) : index === 5 ? '' : fence(index),
      renderExtra(index, sentence, words),
      paragraph(),
    ].join('\n\n'),
  );
  return `${renderFrontMatter(page, words)}\n${paragraph()}\n\n${sections.join('\n\n')}\n`;
}

function renderFrontMatter(page: number, words: (length: number) => string): string {
  const questions = [1, 2, 3].map(() => `  - How does ${words(4)} work?`).join('\n');
  return `---\ntitle: Generated page ${page}\ndescription: Page ${page} of the build benchmark, about ${words(4)}.\nquestions:\n${questions}\n---\n`;
}

function renderTabs(first: string, second: string): string {
  return `<LangTabs>\n\n<Tab label="Python">\n\n${first}\n\n</Tab>\n\n<Tab label="TypeScript">\n\n${second}\n\n</Tab>\n\n</LangTabs>`;
}

function renderExtra(index: number, sentence: () => string, words: (length: number) => string): string {
  if (index % 3 === 0) return `<Callout type="info">\n\n${sentence()} ${sentence()}\n\n</Callout>`;
  if (index % 3 === 1) {
    const rows = Array.from({ length: 5 }, () => `| ${words(1)} | ${words(3)} | ${words(5)} |`).join('\n');
    return `| Name | Type | Meaning |\n|---|---|---|\n${rows}`;
  }
  return Array.from({ length: 4 }, () => `- ${sentence()}`).join('\n');
}

/** Generates the sidebar for this many pages: chapters that contain groups of pages. */
export function generateSidebar(count: number): string {
  const lines: string[] = [];
  for (let page = 0; page < count; page++) {
    if (page % GROUP_SIZE ** 2 === 0) lines.push(`- group: Chapter ${page / GROUP_SIZE ** 2}`, '  pages:');
    if (page % GROUP_SIZE === 0) lines.push(`    - group: Group ${page / GROUP_SIZE}`, '      pages:');
    lines.push(`        - ${getSlug(page)}`);
  }
  return `${lines.join('\n')}\n`;
}
