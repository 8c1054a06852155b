import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandTile } from './BrandTile.tsx';
import { brandIconPath } from './icons.ts';

const files = globSync('content/integrations/**/*.mdx');
const used = files.flatMap((file) => {
  const slug = /^logo:\s*["']?([\w-]+)/m.exec(readFileSync(file, 'utf8'))?.[1];
  return slug ? [{ file, slug }] : [];
});

describe('brandIconPath', () => {
  it('finds logos in the content, so that the next test means something', () => expect(used.length).toBeGreaterThan(0));
  it.each(used)('has the logo "$slug" of $file', ({ slug }) => expect(brandIconPath(slug)).toMatch(/^[Mm]\s?[\d.-]/));
  it('knows nothing else', () => {
    expect(brandIconPath('no-such-brand')).toBeUndefined();
    expect(brandIconPath('constructor')).toBeUndefined();
  });
});

describe('BrandTile', () => {
  it('draws the logo', () =>
    expect(renderToStaticMarkup(<BrandTile name="Ollama" logo="ollama" />)).toContain('<path d="M16.361'));
  it('draws the first letter where there is no logo', () => {
    expect(renderToStaticMarkup(<BrandTile name="liteLLM" />)).toContain('>L</span>');
    expect(renderToStaticMarkup(<BrandTile name="Flowise" logo="no-such-brand" />)).toContain('>F</span>');
  });
});
