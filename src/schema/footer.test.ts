import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { footerSchema } from './data.ts';

const footer = footerSchema.parse(JSON.parse(readFileSync('content/data/footer.json', 'utf8')));
const hrefs = (title: string) =>
  footer.find((group) => group.title === title)?.links.map((link) => ('separator' in link ? '---' : link.href));
const isExternal = (href: string) => href.startsWith('https://');

it('has the groups of the specification, in order', () =>
  expect(footer.map(({ title }) => title)).toEqual(['Platform', 'Integrations', 'Resources', 'About', 'Legal']));

it.each([
  [
    'Platform',
    '/docs/tracing /docs/prompts/get-started /docs/scores/overview /docs/scores/annotation /docs/datasets/overview /docs/analytics /docs/playground',
  ],
  [
    'Integrations',
    '/docs/sdk/python/sdk-v3 /docs/sdk/typescript/guide /integrations/model-providers/openai-py /integrations/frameworks/langchain /integrations/frameworks/llamaindex /integrations/gateways/litellm /integrations/no-code/dify /integrations/no-code/flowise /integrations/no-code/langflow /integrations/frameworks/vercel-ai-sdk /integrations/frameworks/instructor /docs/api-and-data-platform/features/public-api',
  ],
  [
    'Resources',
    '/docs /demo /watch-demo /changelog /docs/roadmap /pricing /enterprise /self-hosting /open-source /why /library https://status.sightglass.example /jp /kr /cn',
  ],
  ['Legal', '/security /imprint /terms /privacy --- /security/soc2 /security/iso27001 /security/gdpr /security/hipaa'],
])('has the links of %s, in order', (title, links) => expect(hrefs(title)).toEqual(links.split(' ')));

it('has the links of About, then the social links', () => {
  const about = hrefs('About') ?? [];
  expect(about.slice(0, 7)).toEqual([
    '/blog',
    '/careers',
    '/about',
    '/customers',
    '/support',
    '/talk-to-us',
    '/oss-friends',
  ]);
  expect(about.length).toBeGreaterThan(7);
  expect(about.slice(7).every(isExternal)).toBe(true);
});
