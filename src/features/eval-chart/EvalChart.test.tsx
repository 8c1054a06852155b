import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EvalChart } from './EvalChart.tsx';
import { SAMPLE_EXPERIMENT } from './sample.ts';

describe('EvalChart', () => {
  const html = renderToStaticMarkup(<EvalChart experiment={SAMPLE_EXPERIMENT} />);
  it('has a text alternative', () => {
    expect(html).toContain(
      'aria-label="Experiment on support-questions: runs run-0611 and run-0619 compared on 32 items"',
    );
  });
  it('draws a dot for each result, run and score, and two in the legend', () => {
    expect(html.match(/<circle/g)).toHaveLength(32 * 2 * 2 + 2);
  });
  it('shows a gain and a loss', () => {
    expect(html).toMatch(/text-green-ink">\+0\.12</);
    expect(html).toMatch(/text-red-ink">−0\.11</);
  });
  it('skips the table when compact', () => {
    expect(renderToStaticMarkup(<EvalChart experiment={SAMPLE_EXPERIMENT} compact />)).not.toContain('<table');
  });
});
