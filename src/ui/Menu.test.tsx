import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from './Menu.tsx';

it('renders its trigger as the given button, closed, without inline style', () => {
  const html = renderToStaticMarkup(
    <Menu>
      <MenuTrigger>
        <Button>Regions</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem href="/eu">EU</MenuItem>
      </MenuContent>
    </Menu>,
  );
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).toMatch(/aria-haspopup="menu" aria-expanded="false"/);
  expect(html).not.toContain('style=');
  expect(html).not.toContain('EU');
});
