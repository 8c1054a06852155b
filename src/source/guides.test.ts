import { describe, expect, it } from 'vitest';
import { getSection } from '../site/sections.ts';
import { guideFacts } from './guide-facts.ts';
import { guideFaults } from './guide-faults.ts';
import { estimateMinutes, guideMinutes } from './guide-minutes.ts';
import { getStepPlaces, learningPaths } from './learning-paths.ts';
import type { Page } from './pages.ts';

const page = (path: string, front: Partial<Page['front']> = {}, more: Partial<Page> = {}): Page => ({
  path,
  section: getSection(path),
  slug: path,
  file: `content${path}.mdx`,
  front: { title: path, description: 'x', ...front },
  source: '',
  ...more,
});
const notebook = (isGuide: boolean): Partial<Page> => ({
  notebook: {
    name: 'n',
    isGuide,
    category: 'other',
    body: {
      cells: [
        { kind: 'markdown', id: 'a', text: 'Two\nlines' },
        { kind: 'code', id: 'b', text: 'x', language: 'python', input: 'shown', output: 'shown', outputs: [] },
      ],
    },
  },
});
const none = () => undefined;
const good = { category: 'other', level: 'beginner' } as const;

describe('facts of guides', () => {
  it('exist for written guides and for notebooks that are only guides', () => {
    const facts = (...args: Parameters<typeof page>) => guideFacts(page(...args), none) !== undefined;
    expect(facts('/guides/x', good)).toBe(true);
    expect(facts('/guides', good)).toBe(false);
    expect(facts('/docs/x', good)).toBe(false);
    expect(facts('/guides/cookbook/n', good, notebook(true))).toBe(true);
    expect(facts('/guides/cookbook/n', good, notebook(false))).toBe(false);
  });
  it('take the picture from traces, a video, cells, or text and code', () => {
    const file = { kind: 'recorded' as const, traces: [] };
    const found = (name: string) => (name === 'n' ? file : undefined);
    const getPicture = (...args: Parameters<typeof page>) => guideFacts(page(...args), found)?.picture;
    expect(getPicture('/guides/cookbook/n', good, notebook(true))).toMatchObject({ kind: 'traces', recorded: true });
    expect(guideFacts(page('/guides/cookbook/n', good, notebook(true)), none)?.picture).toEqual({
      kind: 'cells',
      cells: [
        { isCode: false, lines: 2 },
        { isCode: true, lines: 1 },
      ],
    });
    const source = '<Video\n  src={["/a.mp4"]}\n  poster="/a.webp"\n/>';
    expect(getPicture('/guides/videos/x', good, { source })).toEqual({ kind: 'poster', src: '/a.webp' });
    const dark = source.replace('/>', '  darkPoster="/a-dark.webp"\n/>');
    expect(getPicture('/guides/videos/x', good, { source: dark })).toMatchObject({ darkSrc: '/a-dark.webp' });
    expect(getPicture('/guides/x', good, { source: 'Text\n\n```py\na\nb\n```\n\nText' })).toEqual({
      kind: 'text',
      cells: [
        { isCode: false, lines: 1 },
        { isCode: true, lines: 2 },
        { isCode: false, lines: 1 },
      ],
    });
  });
});

describe('reading time', () => {
  const words = (count: number) => 'word '.repeat(count);
  it.each([
    ['', 1],
    [words(1000), 5],
    [`${words(400)}\n\`\`\`py\n${words(900)}\n\`\`\`\n\n\`\`\`py\nx\n\`\`\`\n`, 4],
  ])('is estimated from words and samples (%#)', (text, minutes) => expect(estimateMinutes(text)).toBe(minutes));
  it('follows front matter, then the cells of a notebook', () => {
    expect(guideMinutes(page('/guides/x', { minutes: 30 }))).toBe(30);
    expect(guideMinutes(page('/guides/cookbook/n', {}, { ...notebook(true), source: words(400) }))).toBe(3);
  });
});

describe('learning paths', () => {
  const steps = ['/docs/a', '/docs/gone', '/guides/b'].map((path) => ({ page: path, outcome: `After ${path}` }));
  const path = page('/guides/paths/p', { title: 'P', steps });
  const pages = [path, page('/docs/a', { title: 'A', minutes: 5 }), page('/guides/b', { title: 'B', minutes: 7 })];
  it('have titles and minutes of their pages, and skip missing ones', () => {
    const [found] = learningPaths(pages);
    expect(found?.steps.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(found?.minutes).toBe(12);
  });
  it('return the position of a page, also by its canonical path', () => {
    const paths = learningPaths(pages);
    expect(getStepPlaces(page('/docs/a'), paths)).toMatchObject([{ number: 1, next: { title: 'B' } }]);
    expect(getStepPlaces(page('/guides/cookbook/b', { canonical: '/guides/b' }), paths)[0]?.next).toBeUndefined();
    expect(getStepPlaces(page('/docs/other'), paths)).toEqual([]);
  });
  it('report steps without a page, and guides without level or category', () => {
    const faults = guideFaults([...pages, page('/docs/going'), page('/guides/c', { category: 'evaluations' })]);
    expect(faults.map(({ file, problem, remedy }) => [file, problem, remedy])).toEqual([
      [path.file, 'Step 2 lists /docs/gone, but no written page has this path.', 'Did you mean "/docs/going"?'],
      ['content/guides/b.mdx', 'The guide has no level.', 'Add "level: beginner" or higher.'],
      ['content/guides/b.mdx', 'The guide has no category.', expect.stringContaining('observability')],
      ['content/guides/c.mdx', 'The guide has no level.', 'Add "level: beginner" or higher.'],
      ['content/guides/c.mdx', 'There is no category "evaluations".', 'Did you mean "evaluation"?'],
    ]);
  });
});
