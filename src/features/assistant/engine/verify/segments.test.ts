import { expect, it } from 'vitest';
import { createSegmenter, type Segment } from './segments.ts';

/** The segments of a text that arrives in pieces of a given size. */
function segment(text: string, size = text.length): Segment[] {
  const segmenter = createSegmenter();
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  return [...pieces.flatMap((piece) => segmenter.add(piece)), ...segmenter.end()];
}
const sentences = (text: string) => segment(text).map((one) => one.text);

const ANSWER = `Set \`sample_rate\` first. [1] Version 2.0 is needed, e.g. for traces [2]. Then:

\`\`\`python
sg.init(rate=0.1)
\`\`\`
- Keep 30 days.[1][2]
- Done! [1, 2].
1. Install it [1].`;

it('splits sentences with the citations that follow them, list items and code', () => {
  expect(segment(ANSWER)).toEqual([
    { kind: 'sentence', separator: 'none', text: 'Set `sample_rate` first. [1]' },
    { kind: 'sentence', separator: 'space', text: 'Version 2.0 is needed, e.g. for traces [2].' },
    { kind: 'sentence', separator: 'space', text: 'Then:' },
    { kind: 'code', language: 'python', text: 'sg.init(rate=0.1)', closed: true },
    { kind: 'sentence', separator: 'line', text: '- Keep 30 days.[1][2]' },
    { kind: 'sentence', separator: 'line', text: '- Done! [1, 2].' },
    { kind: 'sentence', separator: 'line', text: '1. Install it [1].' },
  ]);
});

it.each([1, 2, 3, 7])('splits the same when pieces have %i characters', (size) => {
  expect(segment(ANSWER, size)).toEqual(segment(ANSWER));
});

it('splits Japanese and Chinese, which have no spaces', () => {
  expect(sentences('保持期間は30日です。[1]次の文です[2]。终了！')).toEqual([
    '保持期間は30日です。[1]',
    '次の文です[2]。',
    '终了！',
  ]);
});

it('does not split inside inline code or names with dots', () => {
  expect(sentences('Call `a. B` or sightglass.init. Next one.')).toEqual([
    'Call `a. B` or sightglass.init.',
    'Next one.',
  ]);
});

it('reports a code block that is not closed', () => {
  expect(segment('```sh\nrm -rf')).toEqual([{ kind: 'code', language: 'sh', text: 'rm -rf', closed: false }]);
});

it('splits endless text', () => {
  expect(segment('x'.repeat(5000)).map(({ text }) => text.length)).toEqual([2000, 2000, 1000]);
});
