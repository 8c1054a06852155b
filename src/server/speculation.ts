import type { Context } from 'hono';

/** Browsers that support these rules prefetch pages whose links are near the view (a script marks them), and prerender a page when the visitor hovers over its link. */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: '[data-prefetch]' }] },
      eagerness: 'immediate',
    },
  ],
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

/** Responds with the rules; visitors who save data get none. */
export function speculationRules(context: Context): Response {
  const rules = context.req.header('save-data') === 'on' ? {} : SPECULATION_RULES;
  return context.body(JSON.stringify(rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Save-Data',
  });
}
