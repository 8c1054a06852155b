import { describe, expect, it } from 'vitest';
import type { PageText, TextSection } from '../../schema/page-text.ts';
import { sectionMarkdown, sectionNames } from './page-section.ts';

function section(level: number, heading: string, id: string, text: string, aliases: string[] = []): TextSection {
  const block = { kind: 'paragraph', text, markdown: text, spans: [{ text }] } as const;
  return { id, aliases, heading: heading.replaceAll('`', ''), headingMarkdown: heading, level, blocks: [block] };
}
const PAGE: PageText = {
  sections: [
    section(1, '', '', 'Intro.'),
    section(2, 'What it costs', 'cost', 'One.', ['price']),
    section(3, 'Run `step`', 'run-step', 'Two.'),
    section(2, 'Second', 'second', 'Three.'),
    section(2, 'Second', 'second-2', 'Four.'),
    section(2, 'No anchor', '', 'Five.'),
  ],
};

describe('a section of a page', () => {
  it.each([
    ['an explicit id', 'cost'],
    ['a former id', 'price'],
    ['the text of the heading', 'What it costs'],
    ['a line of Markdown', '## What it costs'],
    ['another case', 'COST'],
  ])('is found by %s, including its subsections', (_, heading) =>
    expect(sectionMarkdown(PAGE, heading)).toBe('## What it costs\n\nOne.\n\n### Run `step`\n\nTwo.'),
  );
  it('is found by the text of a heading with code', () =>
    expect(sectionMarkdown(PAGE, 'Run `step`')).toBe('### Run `step`\n\nTwo.'));
  it('differs from others with the same heading', () => {
    expect(sectionMarkdown(PAGE, 'second')).toBe('## Second\n\nThree.');
    expect(sectionMarkdown(PAGE, 'second-2')).toBe('## Second\n\nFour.');
  });
  it('is found by its heading if it has no anchor', () =>
    expect(sectionMarkdown(PAGE, 'no-anchor')).toBe('## No anchor\n\nFive.'));
  it('is undefined for an unknown or empty heading', () => {
    expect(sectionMarkdown(PAGE, 'nope')).toBeUndefined();
    expect(sectionMarkdown(PAGE, '##')).toBeUndefined();
  });
});

it('lists valid names', () => {
  const names = sectionNames(PAGE);
  expect(names).toEqual(['cost', 'run-step', 'second', 'second-2', 'no-anchor']);
  for (const name of names) expect(sectionMarkdown(PAGE, name)).toBeDefined();
});
