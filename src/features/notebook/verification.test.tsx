import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotebookFacts } from './NotebookFacts.tsx';
import { verificationText } from './verification.ts';

const RUN = {
  date: '2026-11-06',
  versions: { python: '3.11.7', openai: '3.22.1', sightglass: '3.8.2' },
  simulated: true,
};

it('states when a notebook was run, with which versions, and that model replies were simulated', () => {
  expect(verificationText(RUN)).toBe(
    'Run on 6 November 2026 with Python 3.11.7, openai 3.22.1, sightglass 3.8.2, model replies simulated',
  );
  expect(verificationText({ ...RUN, simulated: false })).not.toContain('simulated');
});

it('states that a notebook was only checked, not run', () =>
  expect(verificationText(undefined)).toBe('Checked: parses, names resolve'));

it('names the file and offers it for download', () => {
  const html = renderToStaticMarkup(<NotebookFacts name="datasets" run={RUN} />);
  expect(html).toContain('href="/cookbook/datasets.ipynb" download="datasets.ipynb"');
  expect(html).toContain('Run on 6 November 2026');
});
