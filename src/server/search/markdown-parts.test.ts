import { expect, it } from 'vitest';
import { sectionsOf } from './markdown-parts.ts';

const markdown = `---
title: "Sampling"
---

# Sampling

> Send a share.

Index of all pages: https://x.example/llms.txt.

Set \`SAMPLE_RATE\` to a [rate](https://x.example/rate).

## Keep *errors*

| Name | Rate |
|---|---|
| staging | 1 |

\`\`\`bash
## not a heading
export A=1
\`\`\`

### Unknown

Text.`;

it('cuts the Markdown of a page at its headings, with the ids that the page has', () => {
  const sections = sectionsOf(markdown, 'Sampling', [{ id: 'errors', level: 2, text: 'Keep errors' }]);
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['', 'Sampling'],
    ['errors', 'Keep errors'],
    ['', 'Unknown'],
  ]);
  expect(sections[0]).toMatchObject({ text: 'Set SAMPLE_RATE to a rate.', names: ['SAMPLE_RATE'] });
  expect(sections[1]).toMatchObject({ text: 'Name · Rate\nstaging · 1', code: '## not a heading\nexport A=1' });
});

it('reads what a diagram says, not its source', () => {
  const fence = '```mermaid alt="The worker writes to ClickHouse."\nflowchart LR\n  a --> b\n```';
  const [section] = sectionsOf(`# Parts\n\nBefore.\n\n${fence}\n\n*Two parts*\n\n\`\`\`sh\nls\n\`\`\``, 'Parts', []);
  expect(section).toMatchObject({ text: 'Before.\nThe worker writes to ClickHouse.\nTwo parts', code: 'ls' });
});
