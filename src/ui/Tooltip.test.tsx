import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { TOOLTIP_DELAY_MS, Tooltip } from './Tooltip.tsx';

it('uses the delay of the specification', () => expect(TOOLTIP_DELAY_MS).toBe(700));

it('renders only its trigger until it is needed', () => {
  const html = renderToStaticMarkup(
    <Tooltip content="Made by a model">
      <Button>AI</Button>
    </Tooltip>,
  );
  expect(html).toMatch(/^<button[^>]*data-state="closed"[^>]*>AI<\/button>$/);
});
