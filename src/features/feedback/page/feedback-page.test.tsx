import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakePage, fakeSite } from '../../../pages/listing/fake-site.ts';
import { BRAND } from '../../../site/brand.ts';
import { feedbackPage } from './feedback-page.tsx';
import { findAboutPage } from './feedback-query.ts';

const site = fakeSite([fakePage({ path: '/docs/tracing', section: 'docs', title: 'Tracing' })]);
const draw = (query: Record<string, string>) =>
  parse(renderToStaticMarkup(<feedbackPage.Body site={site} query={new URLSearchParams(query)} signUpUrl="" />));
const fields = (root: ReturnType<typeof draw>) =>
  Object.fromEntries(
    root.querySelectorAll('form [name]').map((field) => [field.getAttribute('name'), field.getAttribute('value')]),
  );
const CHOSEN = { page: '/docs/tracing', feedback: 'negative', key: 'k', token: 't' };

describe('/feedback', () => {
  it('is excluded from search engines and never cached', () =>
    expect(feedbackPage).toMatchObject({ noindex: true, dynamic: true }));
  it('after the choice: thanks, and a comment form that posts all values', () => {
    const root = draw(CHOSEN);
    expect(root.querySelector('h1')?.text).toBe('Thank you');
    const form = root.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/api/feedback']);
    expect(fields(root)).toEqual({ ...CHOSEN, website: '', comment: undefined });
    expect(root.querySelector('[name="website"]')?.attrs).toMatchObject({
      tabindex: '-1',
      autocomplete: 'off',
      'aria-hidden': 'true',
    });
    expect(root.querySelector(`a[href="/docs/tracing"]`)?.text).toBe('Back to Tracing');
  });
  it.each([
    ['negative', true],
    ['positive', false],
  ])('a %s answer: the comment is required: %s', (feedback, required) =>
    expect(
      draw({ ...CHOSEN, feedback })
        .querySelector('textarea')
        ?.hasAttribute('required'),
    ).toBe(required),
  );
  it('asks to send a comment that was typed in the dialog', () => {
    const root = draw({ ...CHOSEN, comment: 'Tool X' });
    expect(root.querySelector('h1')?.text).toBe('Check and send');
    expect(root.querySelector('textarea')?.text).toBe('Tool X');
  });
  it('after the comment: thanks, a link back, and no form', () => {
    const root = draw({ page: '/docs/tracing', done: '1' });
    expect(root.querySelector('h1')?.text).toBe('Thank you');
    expect(root.querySelector('form')).toBeNull();
    expect(root.querySelector(`a[href="/docs/tracing"]`)).not.toBeNull();
  });
  it.each([
    ['blank_comment', 'Please write what should be better'],
    ['too_large', 'shorten it and send'],
    ['unknown_page', 'does not exist'],
    ['too_many_requests', 'wait a minute'],
    ['store_full', 'in a few minutes'],
    ['store_away', 'in a few minutes'],
    ['expired', 'once more'],
    ['anything', 'could not be stored'],
    ['constructor', 'could not be stored'],
  ])('the error %s in plain words, and keeps what was typed', (error, words) => {
    const root = draw({ ...CHOSEN, error, comment: 'Too <b>short</b>' });
    expect(root.querySelector('[role="alert"]')?.text).toContain(words);
    expect(root.querySelector('textarea')?.innerHTML.trim()).toBe('Too &lt;b&gt;short&lt;/b&gt;');
    expect(root.querySelector('textarea')?.getAttribute('aria-describedby')).toBe('feedback-error');
    expect(fields(root)).toMatchObject(CHOSEN);
  });
  it('in an export: says that nothing is stored, and links to the issues', () => {
    const root = parse(
      renderToStaticMarkup(
        <feedbackPage.Body site={site} query={new URLSearchParams(CHOSEN)} signUpUrl="" hasServer={false} />,
      ),
    );
    expect(root.querySelector('form')).toBeNull();
    expect(root.text).toContain("can't store feedback");
    expect(root.querySelector('a')?.getAttribute('href')).toBe(`${BRAND.siteRepositoryUrl}/issues`);
  });
  it('a visit without an answer says where to give feedback', () => {
    const root = draw({});
    expect(root.querySelector('form')).toBeNull();
    expect(root.querySelector('h1')?.text).toBe('Feedback');
  });
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a//b',
    '/..//evil',
    'docs',
    '/docs?x',
    '/docs#x',
    '',
  ])('never links to %j', (page) => {
    const root = draw({ ...CHOSEN, page });
    expect(root.querySelector('form')).toBeNull();
    expect(root.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/docs', '/support']);
    expect(root.text).not.toContain('evil');
  });
  it('identifies a coded page by its path', () => {
    expect(findAboutPage('/docs/roadmap', site.pages)).toEqual({ path: '/docs/roadmap', title: '/docs/roadmap' });
    expect(findAboutPage('/', site.pages)?.path).toBe('/');
    expect(findAboutPage('/docs/sdk/v1.2', site.pages)?.path).toBe('/docs/sdk/v1.2');
  });
});
