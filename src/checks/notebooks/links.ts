import type { Fault } from '../../lib/fault.ts';
import { BRAND } from '../../site/brand.ts';
import { getPlace, getSource, type Notebook } from './notebook.ts';

const PATH_LINK = /\]\((\/[^)\s]*)/;

/** Faults for links that do not work in Jupyter, Colab or GitHub, where a notebook is read as often as on the site. */
export function linkFaults(notebook: Notebook): Fault[] {
  return notebook.cells
    .filter((cell) => cell.cell_type === 'markdown')
    .flatMap((cell) =>
      getSource(cell)
        .split('\n')
        .flatMap((text, index): Fault[] => {
          const path = PATH_LINK.exec(text)?.[1];
          if (!path) return [];
          const problem = `The link to "${path}" works only on the site.`;
          const remedy = `Write "${BRAND.siteUrl}${path}"; the site turns it into a path.`;
          return [{ file: getPlace(notebook, cell), line: index + 1, problem, remedy }];
        }),
    );
}
