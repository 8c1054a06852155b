import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlacedPicture } from '../markdown/pictures.ts';
import { ProsePicture } from './ProsePicture.tsx';

const PLACED: PlacedPicture = { width: 700, height: 400, version: 'v1', sized: true, first: false };
const draw = (placed: Partial<PlacedPicture>) =>
  renderToStaticMarkup(<ProsePicture src="/a.png" alt="A cat" placed={{ ...PLACED, ...placed }} />);

describe('an image in prose', () => {
  it('has its size and a srcset', () => {
    const html = draw({});
    expect(html).toContain('width="700" height="400"');
    expect(html).toContain('src="/a.png"');
    expect(html).toContain(
      'srcSet="/api/image?url=/a.png&amp;w=320&amp;q=75&amp;v=v1 320w, /api/image?url=/a.png&amp;w=640&amp;q=75&amp;v=v1 640w, /api/image?url=/a.png&amp;w=828&amp;q=75&amp;v=v1 700w"',
    );
    expect(html).toContain('sizes="');
  });
  it('loads lazily, unless it is the first', () => {
    expect(draw({})).toContain('loading="lazy"');
    expect(draw({})).not.toContain('fetchPriority');
    expect(draw({ first: true })).toMatch(/fetchPriority="high".*loading="eager"/);
  });
  it('decodes asynchronously', () => expect(draw({})).toContain('decoding="async"'));
  it('uses the file itself if it has no other sizes', () => {
    expect(draw({ sized: false })).not.toMatch(/srcset|sizes/i);
    expect(draw({ sized: false })).toContain('width="700" height="400"');
  });
  it('has two versions if there is a dark one; both load lazily, so that only one loads', () => {
    const html = draw({ first: true, dark: { src: '/a-dark.png', version: 'v2' } });
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html.match(/alt="A cat"/g)).toHaveLength(2);
    expect(html).toMatch(
      /class="picture-light".*url=\/a-dark\.png&amp;w=320&amp;q=75&amp;v=v2 320w.*class="picture-dark"/,
    );
  });
});
