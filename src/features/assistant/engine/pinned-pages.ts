import { BRAND } from '../../../site/brand.ts';
import { isToolSection } from '../../../site/section-kinds.ts';
import { getSection } from '../../../site/sections.ts';

const PRODUCT = `(?:${BRAND.name}|it|this(?: (?:tool|product|site))?)`;

/** Questions about the product itself, whose words are on every page, and the pages with the answers, best first. */
const PINNED_PAGES: readonly { pattern: RegExp; paths: readonly string[] }[] = [
  {
    pattern: new RegExp(
      `^(?:how|what|why|in what way)\\b.{0,20}\\b${PRODUCT}\\b.{0,12}\\b(?:help|do|offer|good|useful|for)\\b(?:\\s+(?:me|us|my team|you|for(?: (?:me|us))?))?\\W*$|^(?:what(?:'s| is)|tell me about|why) ${BRAND.name}\\W*$`,
      'i',
    ),
    paths: ['/docs', '/why', '/docs/tracing'],
  },
  {
    pattern:
      /\b(?:contact|reach|e-?mail|call|write to|talk to|speak (?:to|with)|get help from)\b.{0,20}\b(?:support|human|person|someone|somebody|people|you|team)\b/i,
    paths: ['/support#channels-by-plan', '/talk-to-us'],
  },
  {
    pattern: new RegExp(
      `^(?:what|how much) (?:does|would|will) ${PRODUCT} cost\\W*$|^how much is ${PRODUCT}\\W*$|^(?:is|are) ${PRODUCT} (?:free|paid|expensive)\\b.{0,12}$|^(?:the )?(?:prices?|pricing|plans|plans and prices)\\W*$`,
      'i',
    ),
    paths: ['/docs/administration/billing', '/pricing'],
  },
];

/** Returns the pages for a question about the product itself. */
export function getPinnedPaths(question: string): readonly string[] {
  return PINNED_PAGES.find(({ pattern }) => pattern.test(question.trim()))?.paths ?? [];
}

const SUPPORT = 'work|works|working|compatible|integrate|integrates|integration|support|supports|supported|available';
/** Questions about support for a tool, with its name: "does it work with X", "X support". */
const TOOL_QUESTIONS: readonly RegExp[] = [
  new RegExp(
    `^(?:do|does|can|is|are|will)\\b.{0,30}\\b(?:${SUPPORT})(?: (?:with|for|in|on|an?|the|from))*\\s+(.{2,30}?)\\W*$`,
    'i',
  ),
  /^(.{2,30}?)\s+(?:support|integration|tracing|compatible|supported|compatibility)\W*$/i,
  /^(?:do|does|is|are|have|has)\b.{0,20}\b(?:an? )?(.{2,30}?)\s+(?:integration|support)\W*$/i,
];
const toKey = (name: string) =>
  name.toLowerCase().replace(/\b(?:sdk|the|an?|is|there|you|your|have)\b|[^\p{L}\p{N}]/gu, '');

/** Finds the page of the tool that a question asks about, among the search results. */
export function findToolPage(question: string, paths: readonly string[]): string | undefined {
  const tools = TOOL_QUESTIONS.flatMap((pattern) => pattern.exec(question.trim())?.[1] ?? []).map(toKey);
  return paths.find((path) => {
    const [, name = ''] = path.slice(getSection(path).prefix.length + 1).split('/');
    return isToolSection(getSection(path)) && name !== '' && tools.includes(toKey(name));
  });
}
