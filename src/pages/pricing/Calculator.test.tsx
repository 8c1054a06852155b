import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PLANS_FIXTURE } from '../../site/plans.fixture.ts';
import { Calculator } from './Calculator.tsx';

const text = (raw: string | null, pricing = PLANS_FIXTURE) =>
  renderToStaticMarkup(<Calculator raw={raw} pricing={pricing} />).replace(/<[^>]+>/g, '');

test('shows a worked example by default', () => {
  expect(text(null)).toContain('For example: 5,000,000 units');
  expect(text(null)).toContain('$39 plan + $401 usage');
});

test('calculates the requested bill', () => {
  expect(text('600k')).toContain('600,000 units');
  expect(text('600k')).toContain('$84 a month');
  expect(text('600k')).not.toContain('For example');
});

test('reports what is wrong, keeps the input and shows no bill', () => {
  const html = renderToStaticMarkup(<Calculator raw="lots" pricing={PLANS_FIXTURE} />);
  expect(html).toContain('role="alert"');
  expect(html).toContain('value="lots"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).not.toContain('<table');
});

test('follows the prices and included units of the plans', () => {
  const plans = PLANS_FIXTURE.plans.map((plan) =>
    plan.id === 'core' ? { ...plan, monthly: 49, unitsIncluded: 200_000 } : plan,
  );
  const shown = text('600k', { ...PLANS_FIXTURE, plans });
  expect(shown).toContain('$49 plan + $36 usage');
  expect(shown).toContain('$249 plan + $45 usage');
  expect(shown).toContain('The first 200k units');
});
