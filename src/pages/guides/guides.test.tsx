import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GUIDE_CATEGORIES, GUIDE_LEVELS } from '../../schema/front-matter.ts';
import { fakePage } from '../listing/fake-site.ts';
import { GuidesIndex } from './GuidesIndex.tsx';
import { type Guide, getGuides, groupGuides } from './groups.ts';
import { describeGuideCount, type GuideFilter, matchesGuide } from './match.ts';
import { getDrawing, sharedScore } from './picture.ts';

function guide(path: string, facts: Partial<Guide['guide']> = {}, title = path): Guide {
  const section = path.startsWith('/guides/cookbook') ? 'cookbook' : 'guides';
  const front = { category: 'evaluation', level: 'beginner', minutes: 10, languages: ['Python'], ...facts } as const;
  return { ...fakePage({ path, section, title }), guide: front };
}

const observation = (id: string, startMs: number, durationMs: number, parentId?: string) =>
  ({ id, parentId, type: 'span', name: id, startMs, durationMs }) as const;
const trace = (scores: { name: string; value: number | string | boolean }[] = []) => ({
  id: 't',
  name: 't',
  scores,
  observations: [observation('a', 0, 1200), observation('b', 100, 600, 'a')],
});

describe('groups', () => {
  it('follow the order of the categories: written guides first, then notebooks from easy to hard', () => {
    const pages = [
      guide('/guides/cookbook/hard', { level: 'advanced' }, 'A hard one'),
      guide('/guides/cookbook/easy', {}, 'B easy'),
      guide('/guides/written', { level: 'advanced' }),
      guide('/guides/tour', { category: 'videos' }),
      guide('/guides/trace', { category: 'observability' }),
    ];
    const groups = groupGuides(pages).map(({ title, guides }) => [title, ...guides.map(({ path }) => path)]);
    expect(groups).toEqual([
      ['Observability', '/guides/trace'],
      ['Evaluation', '/guides/written', '/guides/cookbook/easy', '/guides/cookbook/hard'],
      ['Videos', '/guides/tour'],
    ]);
  });
  it('skip pages that are not guides', () =>
    expect(getGuides([fakePage({ path: '/guides/cookbook/x', section: 'cookbook' })])).toEqual([]));
});

describe('images', () => {
  const scored = (name: string, values: (number | string | boolean)[]) =>
    values.map((value) => trace([{ name, value }]));
  it('show the scores of an evaluation', () =>
    expect(
      getDrawing({
        category: 'evaluation',
        picture: { kind: 'traces', recorded: true, traces: scored('ok', [true, false, true]) },
      }),
    ).toEqual({ kind: 'scores', values: [1, 0, 1], caption: 'Recorded: score ok of 3 traces' }));
  it('show a trace otherwise, and if too few traces share a score', () => {
    const traces = scored('ok', [true, false, true]);
    const picture = { kind: 'traces', recorded: false, traces } as const;
    expect(getDrawing({ category: 'frameworks', picture })).toMatchObject({
      kind: 'waterfall',
      caption: 'Illustrative: 2 steps, 1.20 s',
    });
    expect(sharedScore(traces.slice(0, 2))).toBeUndefined();
  });
  it('ignore scores that are not fractions', () => {
    expect(sharedScore(scored('words', [20, 31, 12]))).toBeUndefined();
    expect(sharedScore(scored('intent', ['a', 'b', 'c']))).toBeUndefined();
  });
  it('show the cells of a notebook or a page without traces, and the poster of a video', () => {
    const cells = [
      { isCode: false, lines: 2 },
      { isCode: true, lines: 5 },
    ];
    expect(getDrawing({ category: 'other', picture: { kind: 'cells', cells } })?.caption).toBe('2 cells, 1 with code');
    expect(getDrawing({ category: 'other', picture: { kind: 'text', cells } })?.caption).toBe('Text and 1 code sample');
    expect(getDrawing({ category: 'videos', picture: { kind: 'poster', src: '/a.webp' } })).toMatchObject({
      src: '/a.webp',
    });
    expect(getDrawing({ category: 'other' })).toBeUndefined();
  });
});

describe('the filter', () => {
  const item = { text: 'Trace a LangChain chain', category: 'frameworks', level: 'beginner', languages: ['python'] };
  const any: GuideFilter = { query: '', category: '', level: '', language: '' };
  it.each([
    [{}, true],
    [{ query: 'lang tra' }, true],
    [{ query: 'chain' }, true],
    [{ query: 'hain' }, false],
    [{ category: 'frameworks', level: 'beginner', language: 'python' }, true],
    [{ category: 'prompts' }, false],
    [{ level: 'advanced' }, false],
    [{ language: 'typescript' }, false],
  ])('%o: %s', (filter, fits) => expect(matchesGuide(item, { ...any, ...filter })).toBe(fits));
  it.each([
    [0, 'No guide matches. Remove a filter, or search the whole site.'],
    [1, '1 of 49 guides'],
    [7, '7 of 49 guides'],
  ])('describes %i matches', (count, text) => expect(describeGuideCount(count, 49)).toBe(text));
});

it('renders every guide with its minutes, level, language and image', () => {
  const page = guide('/guides/x', {
    level: 'advanced',
    minutes: 25,
    languages: ['Python', 'TypeScript'],
    picture: { kind: 'traces', recorded: true, traces: [trace()] },
  });
  const html = renderToStaticMarkup(<GuidesIndex pages={[page]} />);
  expect(html).toContain('25 min\u00a0· Advanced\u00a0· Python\u00a0· TypeScript');
  expect(html).toContain('data-languages="python typescript"');
  expect(html).toMatch(/<path class="fill-amber" d="M/);
  expect(html).toContain('<option value="typescript">TypeScript</option>');
});

it('renders a poster for each theme', () => {
  const page = guide('/guides/videos/x', { picture: { kind: 'poster', src: '/a.webp', darkSrc: '/a-dark.webp' } });
  const html = renderToStaticMarkup(<GuidesIndex pages={[page]} />);
  expect(html).toMatch(
    /<img src="\/a.webp" alt="" class="picture-light [^>]*><img src="\/a-dark.webp" alt="" class="picture-dark /,
  );
});

it('has a rule without JavaScript for every category and level', () => {
  const css = readFileSync('src/ui/styles/guides.css', 'utf8');
  for (const value of [...GUIDE_CATEGORIES, ...GUIDE_LEVELS]) expect(css).toContain(`option[value="${value}"]:checked`);
});
