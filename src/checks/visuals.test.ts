import { expect, it } from 'vitest';
import { countVisuals, formatVisuals, getVisualKinds, startsWithVisual } from './visuals.ts';

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

it.each([
  ['an introduction', '---\ntitle: A\n---\n\nA short text with a [link](/docs).\n\n<TraceView src="a" />', true],
  ['an introduction and a diagram', 'A text.\n\n```mermaid title="a"\nflowchart TB\n```', true],
  ['code', 'A text.\n\n```python\nrun()\n```\n\n<TraceView src="a" />', false],
  ['a heading', 'A text.\n\n## Set up\n\n<TraceView src="a" />', false],
  ['a long introduction', `${'word '.repeat(90)}\n\n<TraceView src="a" />`, false],
  ['nothing else', 'A text.', false],
])('knows whether the first screen shows something: %s', (_, source, expected) =>
  expect(startsWithVisual(source, TAGS)).toBe(expected),
);

it('counts pages by section and lists those that show nothing', () => {
  const [docs, ...others] = countVisuals(
    [
      { path: '/docs/a', section: 'docs', source: '<PromptDiff src="a" />\n\n<PromptDiff src="b" />' },
      { path: '/docs/b', section: 'docs', source: 'Text.' },
    ],
    TAGS,
  );
  expect(docs).toMatchObject({ pages: 2, counts: { drawn: 1, diagram: 0 }, opening: 1, none: ['/docs/b'] });
  expect(others).toEqual([]);
  expect(formatVisuals(docs ? [docs] : [])).toMatch(/docs +2 +1 +0 +0 +0 +1 +1 +50 %/);
});
