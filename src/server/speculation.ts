import type { Context } from 'hono';

/** Browsers that know these rules prerender a page when the visitor rests on its link. */
export const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/search*' } },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[data-no-prefetch]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Answers the rules; a visitor who saves data gets none. */
export function speculationRules(context: Context): Response {
  const rules = context.req.header('save-data') === 'on' ? {} : SPECULATION_RULES;
  return context.body(JSON.stringify(rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Save-Data',
  });
}
