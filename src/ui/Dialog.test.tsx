import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

it('is a closed, named native dialog in server HTML', () => {
  const root = parse(
    renderToStaticMarkup(
      <Dialog open onClose={() => {}} title="Delete?" description="For good." closeLabel="Close" footer="actions">
        body
      </Dialog>,
    ),
  );
  const dialog = root.querySelector('dialog');
  expect(dialog?.hasAttribute('open')).toBe(false);
  const named = (attribute: string) => root.getElementById(dialog?.getAttribute(attribute) ?? '')?.text;
  expect(named('aria-labelledby')).toBe('Delete?');
  expect(named('aria-describedby')).toBe('For good.');
  expect(root.querySelector('button')?.getAttribute('aria-label')).toBe('Close');
  expect(root.querySelector('footer')?.text).toBe('actions');
});
