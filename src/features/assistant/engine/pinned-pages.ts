import { BRAND } from '../../../site/brand.ts';

const PRODUCT = `(?:${BRAND.name}|it|this(?: (?:tool|product|site))?)`;

/** Questions about ourselves, whose words are on every page, and the pages that answer them, best first. */
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
    paths: ['/support', '/talk-to-us'],
  },
];

/** The pages that a question about ourselves leads to. */
export function getPinnedPaths(question: string): readonly string[] {
  return PINNED_PAGES.find(({ pattern }) => pattern.test(question.trim()))?.paths ?? [];
}
