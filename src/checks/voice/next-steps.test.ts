import { describe, expect, it } from 'vitest';
import { nextStepsFaults } from './next-steps.ts';

const list = (count: number) => Array.from({ length: count }, (_, index) => `- [Page ${index}](/a): text.`).join('\n');
const problems = (source: string, required = true) =>
  nextStepsFaults(source, 'a.mdx', required).map(({ line, problem }) => `${line}: ${problem}`);

describe('next steps', () => {
  it.each([2, 3, 4])('accepts a list of %i links at the end', (count) =>
    expect(problems(`Text.\n\n## Next steps\n\n${list(count)}\n`)).toEqual([]),
  );

  it('accepts an anchor', () => expect(problems(`## Next steps [#next]\n\n${list(3)}`)).toEqual([]));

  it.each([
    ['one link', `## Next steps\n\n${list(1)}`],
    ['five links', `## Next steps\n\n${list(5)}`],
    ['a paragraph', '## Next steps\n\nRead [a](/a) or [b](/b).'],
    ['an entry without a link', `## Next steps\n\n${list(2)}\n- Something else.`],
    ['text after the list', `## Next steps\n\n${list(2)}\n\nGood luck.`],
  ])('rejects %s', (_, source) =>
    expect(problems(source)).toEqual(['1: "Next steps" is not a list of two to four links.']),
  );

  it.each(['## Next', '## See also', '### Related', '## Next [#more]'])('rejects the heading %s', (heading) =>
    expect(problems(`${heading}\n\n${list(2)}`, false)).toEqual([expect.stringContaining('closes the page')]),
  );

  it('requires the list only on pages that need it', () => {
    expect(problems('Text.')).toEqual(['1: The page ends without "Next steps".']);
    expect(problems('Text.', false)).toEqual([]);
  });

  it('ignores code', () => expect(problems('```md\n## Next\n```', false)).toEqual([]));
});
