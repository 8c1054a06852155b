import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Menu, MenuContent } from './Menu.tsx';
import { MenuSub, MenuSubContent, MenuSubTrigger } from './MenuSub.tsx';

it('throws outside a menu', () => {
  const sub = (
    <MenuSub>
      <MenuSubTrigger>More</MenuSubTrigger>
      <MenuSubContent>rows</MenuSubContent>
    </MenuSub>
  );
  expect(() => renderToStaticMarkup(sub)).toThrow('Menu');
  expect(
    renderToStaticMarkup(
      <Menu>
        <MenuContent>{sub}</MenuContent>
      </Menu>,
    ),
  ).toBe('');
});
