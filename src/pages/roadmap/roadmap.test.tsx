import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakePage, fakeSite } from '../listing/fake-site.ts';
import { PLAN } from './plan.ts';
import { roadmapPage } from './roadmap-page.tsx';

const entries = Array.from({ length: 7 }, (_, index) =>
  fakePage({
    path: `/changelog/e${index}`,
    section: 'changelog',
    title: `Entry ${index}`,
    date: `2026-10-${20 - index}`,
  }),
);
const draw = (pages = entries) =>
  renderToStaticMarkup(<roadmapPage.Body site={fakeSite(pages)} query={new URLSearchParams()} signUpUrl="" />);

it('shows every planned item in its stage', () => {
  const html = draw();
  for (const stage of PLAN) {
    expect(html).toContain(`<h2 id="${stage.id}"`);
    for (const item of stage.items) expect(html).toContain(item.title);
  }
});

it('shows the five newest releases, and no empty list before the first', () => {
  expect(draw().match(/href="\/changelog\/e\d"/g)).toHaveLength(5);
  expect(draw([])).not.toContain('Recently released');
});

it('promises no dates', () => {
  expect(JSON.stringify(PLAN)).not.toMatch(/\b20\d\d\b|\bQ[1-4]\b/);
});
