import { expect, it } from 'vitest';
import { sectionsOf } from '../search/markdown-parts.ts';
import { passagesOf } from './passages.ts';

const markdown = `---
title: "Sampling"
---

# Sampling

> Send a share.

The index of all pages for agents is at https://x.example/llms.txt.

Availability

- **Hobby**: Full

By default every trace is sent. \`sample_rate\` changes that, e.g. to 0.2. Use [rates](https://x.example/r) of \`0. 5\`.

## Keep errors

Two ways:

- **One.** In the SDK. At once.
- **Two.** In a collector.

| Name | Rate |
| --- | --- |
| staging | 1 |

Choose one:

- **Python**

  \`\`\`python title="a.py"
  def f():
      return 1
  \`\`\`

- **TypeScript**

  \`\`\`ts
  const a = 1
  \`\`\`
`;
const headings = [{ id: 'keep-errors', level: 2, text: 'Keep errors' }];
const passages = passagesOf(markdown, headings);

it('cuts a page into passages of sentences, items, rows and samples', () => {
  expect(passages.map(({ id, heading }) => [id, heading])).toEqual([
    ['', ''],
    ['keep-errors', 'Keep errors'],
  ]);
  expect(passages[0]?.parts).toMatchObject([
    { kind: 'sentence', text: 'By default every trace is sent.', block: 1 },
    { kind: 'sentence', text: 'sample_rate changes that, e.g. to 0.2.', block: 1 },
    { kind: 'sentence', text: 'Use rates of 0. 5.', block: 1 },
  ]);
  expect(passages[1]?.parts).toMatchObject([
    { kind: 'sentence', text: 'Two ways:' },
    { kind: 'item', text: 'One. In the SDK. At once.' },
    { kind: 'item', text: 'Two. In a collector.' },
    { kind: 'head', text: 'Name · Rate' },
    { kind: 'row', text: 'staging · 1' },
    { kind: 'code', language: 'python', label: 'Python', text: 'def f():\n    return 1' },
    { kind: 'code', language: 'ts', label: 'TypeScript', text: 'const a = 1' },
  ]);
});

it('holds what the search index holds', () => {
  const sections = sectionsOf(markdown, 'Sampling', headings);
  passages.forEach(({ parts }, at) => {
    for (const part of parts)
      expect(part.kind === 'code' ? '' : sections[at]?.text).toContain(part.kind === 'code' ? '' : part.text);
  });
});

it('skips the lines that notebook pages share', () => {
  const lines = [
    'Run on 16 November 2026 with Python 3.11.7',
    '[a_b-c.ipynb](/cookbook/a_b-c.ipynb)',
    'Sort five tickets.',
  ];
  const [start] = passagesOf(`# Title\n\n${lines.join('\n\n')}\n`, []);
  expect(start?.parts.map(({ text }) => text)).toEqual(['Sort five tickets.']);
});
