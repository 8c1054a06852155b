import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Card } from './Card.tsx';

describe('Card', () => {
  it('has one link that covers it if href is given', () => {
    const html = renderToStaticMarkup(<Card title="Tracing" href="/docs/tracing" heading="h3" />);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a href="\/docs\/tracing" class="[^"]*after:inset-0/);
  });
  it('has no link otherwise', () => {
    const html = renderToStaticMarkup(
      <Card title="Plain" meta="2 pages">
        Text
      </Card>,
    );
    expect(html).not.toContain('<a ');
    expect(html).toMatch(/<p[^>]*>Plain<\/p>.*Text.*2 pages/);
  });
});
