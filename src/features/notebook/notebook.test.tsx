import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BRAND } from '../../site/brand.ts';
import { NotebookBanner } from './NotebookBanner.tsx';
import { notebookLinks } from './notebook-links.ts';

const FILE = '/cookbook/integration_instructor.ipynb';

it('links to the notebook on the code host and in Google Colab', () =>
  expect(notebookLinks(FILE)).toEqual({
    github: 'https://github.com/sightglass-example/sightglass-site/blob/main/cookbook/integration_instructor.ipynb',
    colab:
      'https://colab.research.google.com/github/sightglass-example/sightglass-site/blob/main/cookbook/integration_instructor.ipynb',
  }));

it("says 'This is a Jupyter notebook', with buttons 'Open on GitHub' and 'Run on Google Colab'", () => {
  const html = renderToStaticMarkup(<NotebookBanner ipynbPath={FILE} />);
  const text = html
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean);
  expect(text).toEqual(['This is a Jupyter notebook', 'Open on GitHub', 'Run on Google Colab']);
  expect(html).toContain(`href="${BRAND.siteRepositoryUrl}/blob/main${FILE}"`);
  expect(html).not.toContain('style=');
});
