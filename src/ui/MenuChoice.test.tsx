import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MenuRadioGroup, MenuRadioItem } from './MenuChoice.tsx';

it('throws outside a menu', () => {
  const rows = (
    <MenuRadioGroup value="a">
      <MenuRadioItem value="a">A</MenuRadioItem>
    </MenuRadioGroup>
  );
  expect(() => renderToStaticMarkup(rows)).toThrow('must be used within');
});
