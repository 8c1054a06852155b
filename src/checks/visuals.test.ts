import { expect, it } from 'vitest';
import { countVisuals, formatVisuals, getVisualKinds } from './visuals.ts';

const TAGS = ['TraceView', 'PromptDiff'];

it('recognises drawn figures, diagrams, images and videos', () => {
  const source =
    '<TraceView src="a" />\n\n```mermaid title="a"\nflowchart TB\n```\n\n![Alt](/a.webp)\n\n<Video src="/a.mp4" />';
  expect(getVisualKinds(source, TAGS)).toEqual(['drawn', 'diagram', 'picture', 'film']);
});

it('ignores examples in code samples and other tags', () =>
  expect(
    getVisualKinds('<Callout>\nText\n</Callout>\n\n```mdx\n<TraceView src="a" />\n![a](/b.png)\n```', TAGS),
  ).toEqual([]));

it('counts pages by section and lists those that show nothing', () => {
  const [docs, ...others] = countVisuals(
    [
      { path: '/docs/a', section: 'docs', source: '<PromptDiff src="a" />\n\n<PromptDiff src="b" />' },
      { path: '/docs/b', section: 'docs', source: 'Text.' },
    ],
    TAGS,
  );
  expect(docs).toMatchObject({ pages: 2, counts: { drawn: 1, diagram: 0 }, none: ['/docs/b'] });
  expect(others).toEqual([]);
  expect(formatVisuals(docs ? [docs] : [])).toMatch(/docs +2 +1 +0 +0 +0 +1 +50 %/);
});
