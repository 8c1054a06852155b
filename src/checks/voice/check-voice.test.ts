import { expect, it } from 'vitest';
import { countBySection, styleFaults } from './check-voice.ts';
import { pageText } from './written-texts.ts';

const broken = pageText('content/docs/a.mdx', '## Look at it\n\nIn earnest, use the API and not the UI.');
const fine = pageText('content/faq/index.mdx', 'Plain text.');

it('finds words, headings and a missing list, with lines of the file', () =>
  expect(styleFaults({ ...broken, line: 10 }).map(({ line }) => line)).toEqual([12, 12, 10, 12]));

it('requires no list on index pages and in other sections', () => {
  expect(styleFaults(fine)).toEqual([]);
  expect(styleFaults(pageText('content/blog/a.mdx', 'Plain text.'))).toEqual([]);
});

it('counts faults by section', () =>
  expect(countBySection([broken, fine], styleFaults(broken))).toBe('     4  docs\n     0  faq\n     4  faults in all'));
