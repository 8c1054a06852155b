import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { INTEGRATION_CATEGORIES } from '../schema/front-matter.ts';
import { BRAND } from '../site/brand.ts';
import { getGroup, INTEGRATION_GROUPS } from './integrations/groups.ts';
import { fakePage, fakeSite } from './listing/fake-site.ts';
import { sectionAppendix, sectionLead } from './section-appendix.tsx';

const site = fakeSite([
  fakePage({ path: '/integrations/gateways/litellm', section: 'integrations', title: 'LiteLLM', category: 'gateways' }),
  fakePage({
    path: '/integrations/frameworks/langchain',
    section: 'integrations',
    title: 'LangChain',
    category: 'frameworks',
    logo: 'langchain',
  }),
  fakePage({
    path: '/guides/cookbook/datasets',
    section: 'cookbook',
    title: 'Datasets',
    guide: { category: 'datasets', level: 'beginner', minutes: 10, languages: ['Python'] },
  }),
]);

describe('integrations', () => {
  it('has a group for every category that front matter allows', () => {
    expect(INTEGRATION_GROUPS.map((group) => group.id).sort()).toEqual([...INTEGRATION_CATEGORIES].sort());
  });
  it.each([
    [{ path: '/integrations/x', category: 'no-code' }, 'no-code'],
    [{ path: '/integrations/frameworks/x' }, 'frameworks'],
    [{ path: '/integrations/x' }, 'other'],
  ])('puts %o into %s', (page, group) => expect(getGroup(page)).toBe(group));
  it('lists groups in their order and skips empty ones', () => {
    const html = renderToStaticMarkup(sectionLead('integrations', site));
    expect(html.indexOf('LangChain')).toBeLessThan(html.indexOf('LiteLLM'));
    expect(html.match(/<h2/g)).toHaveLength(2);
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(html).toContain('href="#gateways"');
  });
  it('ends with a request form that posts to our own store, or without a server with a link to the issues', () => {
    const html = renderToStaticMarkup(sectionAppendix('integrations', site));
    expect(html).toContain('action="/api/feedback"');
    expect(html).toContain('name="page" value="/integrations"');
    const exported = renderToStaticMarkup(sectionAppendix('integrations', site, false));
    expect(exported).not.toContain('<form');
    expect(exported).toContain('store requests');
    expect(exported).toContain(`href="${BRAND.repositoryUrl}/issues"`);
  });
});

describe('guides', () => {
  it('lists them below the text', () =>
    expect(renderToStaticMarkup(sectionAppendix('guides', site))).toContain('href="/guides/cookbook/datasets"'));
});

it('adds nothing to other sections', () => {
  expect(sectionAppendix('docs', site)).toBeNull();
  expect(sectionLead('guides', site)).toBeNull();
});
