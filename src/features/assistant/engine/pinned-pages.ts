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

/** A number of units that belongs on a bill: 500k, 2 million, 250,000. */
const LARGE_AMOUNT =
  '(?:\\d[\\d.,]*\\s*(?:k|m|mio|mil|mill|thousand|million|billion)|\\d{1,3}(?:[., ]\\d{3})+|\\d{5,}|(?:an?|one|two|five|ten|half an?)\\s+(?:hundred\\s+)?(?:thousand|million|billion))';
const BILLED = '(?:traces?|observations?|scores?|units?|events?|spans?|generations?)';
const PRICE = /\b(?:costs?|pay|prices?|pricing|bill|charged?)\b|\bhow much\b/i;
const AMOUNT_OF_UNITS = new RegExp(`\\b${LARGE_AMOUNT}\\s+(?:\\w+\\s+){0,2}${BILLED}\\b`, 'i');
/** What the price of units does not depend on: our own servers, a model's price, a failure. */
const OTHER_COST =
  /\bself[- ]?host\w*|\b(?:why|missing|wrong|error|empty|tokens?|models?|disk|storage|memory|servers?|clickhouse)\b/i;
/** The pages with the price of a number of units, best first. */
const UNIT_PRICES = ['/docs/administration/billing#beyond-the-included-units', '/pricing#usage-title'];

/** Returns the pages for a question about the product itself, or about the price of a number of units. */
export function getPinnedPaths(question: string): readonly string[] {
  if (PRICE.test(question) && AMOUNT_OF_UNITS.test(question) && !OTHER_COST.test(question)) return UNIT_PRICES;
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
