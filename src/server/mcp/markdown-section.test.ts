import { expect, it } from 'vitest';
import { headingIds, markdownSection } from './markdown-section.ts';

const TEXT = `# Title

Intro.

## First \`step\`

One.

### Deeper

Two.

\`\`\`\`md
## Not a heading
\`\`\`
\`\`\`\`

## Second

Three.

## Second
`;

it('gives the ids of headings outside of code', () =>
  expect(headingIds(TEXT)).toEqual(['first-step', 'deeper', 'second', 'second-2']));
it('cuts a section up to the next heading of its rank', () => {
  expect(markdownSection(TEXT, 'first-step')).toMatch(/^## First `step`.*Two\..*## Not a heading.*````$/s);
  expect(markdownSection(TEXT, 'deeper')).toMatch(/^### Deeper/);
  expect(markdownSection(TEXT, 'second')).toBe('## Second\n\nThree.');
  expect(markdownSection(TEXT, 'second-2')).toBe('## Second');
});
it('knows when there is none', () => expect(markdownSection(TEXT, 'not-a-heading')).toBeUndefined());
