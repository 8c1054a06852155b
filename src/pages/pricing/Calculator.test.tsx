import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Calculator } from './Calculator.tsx';

const text = (raw: string | null) => renderToStaticMarkup(<Calculator raw={raw} />).replace(/<[^>]+>/g, '');

test('shows a worked example before anyone asked', () => {
  expect(text(null)).toContain('For example: 5,000,000 units');
  expect(text(null)).toContain('$39 plan + $401 usage');
});

test('works out what was asked', () => {
  expect(text('600k')).toContain('600,000 units');
  expect(text('600k')).toContain('$84 a month');
  expect(text('600k')).not.toContain('For example');
});

test('says what is wrong, keeps what was typed and shows no bill', () => {
  const html = renderToStaticMarkup(<Calculator raw="lots" />);
  expect(html).toContain('role="alert"');
  expect(html).toContain('value="lots"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).not.toContain('<table');
});
