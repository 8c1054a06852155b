import { describe, expect, it } from 'vitest';
import { sampleEngine, sampleFiles, samplePage, sampleSection } from '../fixtures/sample-index.ts';
import type { Piece, SearchOptions } from './types.ts';

const pages = [
  samplePage({
    path: '/docs/tracing/sampling',
    title: 'Sampling',
    description: 'Send a share of traces.',
    questions: ['How do I send only a share of my traces?'],
    sections: [
      sampleSection({
        heading: 'Sampling',
        text: 'By default every trace is sent.',
        code: 'SIGHTGLASS_SAMPLE_RATE=0.2',
      }),
      sampleSection({
        id: 'keep-errors',
        heading: 'Keep errors, sample the rest',
        text: 'A decision at the start cannot know how the trace will end. Use the `tail_sampling` processor.',
        names: ['tail_sampling'],
      }),
    ],
  }),
  samplePage({
    path: '/docs/prompts/caching',
    title: 'Prompt caching',
    sections: [
      sampleSection({
        heading: 'Prompt caching',
        text: 'Prompts are kept in memory.',
        names: ['prompts.get', 'cache_ttl'],
      }),
    ],
  }),
  samplePage({ path: '/docs/tracing', title: 'Tracing', badge: 'New' }),
  samplePage({
    path: '/blog/sampling',
    title: 'Sampling at scale',
    section: 'blog',
    tab: 'Blog',
    weight: 0.6,
    sections: [
      sampleSection({ heading: 'Sampling at scale', text: 'Sampling, sampling and more sampling of traces.' }),
    ],
  }),
  samplePage({
    path: '/faq/all/too-large',
    title: 'Why is my batch too large?',
    section: 'faq',
    tab: 'FAQ & Guides',
    errors: ['Batch of * observations refused: 413 too_large.'],
    sections: [sampleSection({ heading: 'x', text: 'Send fewer observations at a time.' })],
  }),
  samplePage({
    path: '/jp',
    title: 'Sightglass とは',
    sections: [sampleSection({ heading: 'x', text: '評価とトレースの平台' })],
  }),
  samplePage({
    path: '/integrations/openai-js',
    title: 'OpenAI (JS)',
    sections: [sampleSection({ code: 'wrapOpenAI(client)' })],
  }),
];
const words = {
  synonyms: { fraction: ['share'], k8s: ['kubernetes'] },
  terms: { プロンプト: 'prompt', キャッシュ: 'caching', 샘플링: 'sampling', 采样: 'sampling' },
};
const engine = await sampleEngine(pages, words);
const paths = async (query: string) => (await engine.search(query)).pages.map(({ path }) => path);
const text = (pieces: readonly Piece[] | undefined) =>
  pieces?.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('a query', () => {
  it('finds pages by words in any form, docs before posts', async () => {
    expect((await paths('samples')).slice(0, 2)).toEqual(['/docs/tracing/sampling', '/blog/sampling']);
  });
  it('links to the matching section and highlights the words', async () => {
    const [page] = (await engine.search('keep errors')).pages;
    expect(page?.sections[0]).toMatchObject({ id: 'keep-errors', url: '/docs/tracing/sampling#keep-errors' });
    expect(text(page?.sections[0]?.heading)).toBe('[Keep] [errors], sample the rest');
  });
  it('returns the same results without excerpts and highlights if they are not requested', async () => {
    const whole = (await engine.search('keep errors')).pages;
    const bare = (await engine.search('keep errors', { excerpts: false })).pages;
    const getPlaces = (pages: typeof whole) =>
      pages.map(({ path, score, sections }) => [path, score, ...sections.map(({ id, score }) => [id, score])]);
    expect(getPlaces(bare)).toEqual(getPlaces(whole));
    expect(bare[0]?.sections[0]).toMatchObject({
      heading: [{ text: 'Keep errors, sample the rest', marked: false }],
      excerpt: [],
    });
  });
  it('finds words in figures, but takes excerpts from sentences', async () => {
    const figure = sampleSection({ text: 'Charts are widgets.', labels: 'Dashboard Errors since Thursday: 1,284' });
    const drawn = await sampleEngine([
      samplePage({ path: '/docs/dashboards', title: 'Dashboards', sections: [figure] }),
    ]);
    const [page] = (await drawn.search('errors since thursday')).pages;
    expect(text(page?.sections[0]?.excerpt)).toBe('Charts are widgets.');
  });
  it.each(['prompts.get', 'cache_ttl', 'cacheTtl', 'CACHE_TTL'])('keeps the identifier %s whole', async (name) => {
    expect((await paths(name))[0]).toBe('/docs/prompts/caching');
  });
  it.each(['SIGHTGLASS_SAMPLE_RATE', 'sightglass_sample_rate', 'sample rate', 'SIGHTGLASS_SAM'])(
    'and split: %s',
    async (name) => expect((await paths(name))[0]).toBe('/docs/tracing/sampling'),
  );
  it('finds camel-case names in lower case', async () =>
    expect((await paths('wrapopenai'))[0]).toBe('/integrations/openai-js'));
  it.each([
    ['samplng', 'sampling'],
    ['smapling', 'sampling'],
    ['promt caching', 'prompt caching'],
    ['samplingtraces', 'sampling traces'],
  ])('corrects spelling before matching: %s', async (query, corrected) => {
    const response = await engine.search(query);
    expect(response.corrected).toBe(corrected);
    expect(response.pages.length).toBeGreaterThan(0);
  });
  it('completes the last word, but no other', async () => {
    expect((await paths('prompt cach'))[0]).toBe('/docs/prompts/caching');
    expect((await paths('samp'))[0]).toBe('/docs/tracing/sampling');
  });
  it('finds synonyms', async () => expect((await paths('a fraction of everything'))[0]).toBe('/docs/tracing/sampling'));
  it('highlights what was typed, but no synonyms', async () => {
    const synonyms = { sample: ['example'] };
    const section = sampleSection({ id: 'a', heading: 'An example of sampling', text: 'For example, sampled traces.' });
    const engine = await sampleEngine([samplePage({ path: '/docs/a', title: 'Examples', sections: [section] })], {
      synonyms,
    });
    const [page] = (await engine.search('sampling ')).pages;
    expect(text(page?.title)).toBe('Examples');
    expect(text(page?.sections[0]?.heading)).toBe('An example of [sampling]');
    expect(text(page?.sections[0]?.excerpt)).toBe('For example, [sampled] traces.');
  });
  it('highlights a synonym that was typed as well', async () => {
    const [page] = (await engine.search('fraction share ')).pages;
    expect(JSON.stringify(page)).toMatch(/"text":"share","marked":true/);
  });
  it.each(['プロンプトキャッシュ', 'プロンプト キャッシュ'])('understands %s', async (query) =>
    expect((await paths(query))[0]).toBe('/docs/prompts/caching'),
  );
  it.each(['샘플링을', '采样率'])('understands %s', async (query) =>
    expect((await paths(query))[0]).toBe('/docs/tracing/sampling'),
  );
  it('finds Chinese, Japanese and Korean text by its pairs of characters', async () =>
    expect(await paths('平台')).toEqual(['/jp']));
  it('ignores accents and character width', async () => {
    expect((await paths('sámpling'))[0]).toBe('/docs/tracing/sampling');
    expect((await paths('ｓａｍｐｌｉｎｇ'))[0]).toBe('/docs/tracing/sampling');
  });
});

it('ranks posts and the handbook like the docs for "why" questions', async () => {
  const text = 'Observations are kept in ClickHouse.';
  const engine = await sampleEngine([
    samplePage({ path: '/docs/a', title: 'Architecture', sections: [sampleSection({ text })], weight: 0.8 }),
    samplePage({ path: '/blog/b', title: 'A move', section: 'blog', sections: [sampleSection({ text })], weight: 0.6 }),
  ]);
  const first = async (query: string) => (await engine.search(query)).pages[0]?.path;
  expect(await first('clickhouse observations')).toBe('/docs/a');
  expect(await first('why clickhouse for observations')).toBe('/blog/b');
});

it('searches a two-word synonym as adjacent words', async () => {
  const questions = ['How quickly is a pull request looked at?'];
  const apart = sampleSection({ text: 'Pull the image. A request is sent. Pull again, request again. Request, pull.' });
  const engine = await sampleEngine(
    [
      samplePage({ path: '/docs/images', title: 'Images', sections: [apart] }),
      samplePage({ path: '/handbook/open-source', title: 'Open source', questions, weight: 0.6 }),
    ],
    { synonyms: { pr: ['pull request'] } },
  );
  expect((await engine.search('pr')).pages[0]?.path).toBe('/handbook/open-source');
});

describe('the results', () => {
  it('are limited to a tab, with counts of all tabs', async () => {
    const response = await engine.search('sampling', { tab: 'Blog' });
    expect(response.pages.map(({ path }) => path)).toEqual(['/blog/sampling']);
    expect(response.counts).toMatchObject({ All: 2, Docs: 1, Blog: 1 });
    expect(response.total).toBe(1);
  });
  it('have as many pages as requested, and the total number', async () => {
    const response = await engine.search('sampling', { limit: 1 });
    expect([response.pages.length, response.total]).toEqual([1, 2]);
  });
  it('include the badge of a page', async () =>
    expect((await engine.search('tracing')).pages[0]).toMatchObject({ path: '/docs/tracing', badge: 'New' }));
  it('are empty for an empty query, and suggest a spelling for a misspelt word', async () => {
    expect((await engine.search('  ')).pages).toEqual([]);
    expect(await engine.search('zzyzx qqq')).toMatchObject({ total: 0, pages: [] });
  });
  it('start with the page that explains a pasted error', async () => {
    const response = await engine.search(
      'ERROR 2026-11-01T10:00:00Z Batch of 512 observations refused: 413 too_large.\n    at send (/srv/app/node_modules/x.js:12:3)',
    );
    expect(response.pages[0]?.path).toBe('/faq/all/too-large');
    expect(response.error?.reduced).toContain('refused: 413 too_large');
    expect(response.error?.reduced).not.toMatch(/2026|srv|512/);
  });
  it('find the message at the end of a stack trace that exceeds the maximum query length', async () => {
    const frames = Array.from({ length: 90 }, (_, line) => `  File "/srv/app/step_${line}.py", line ${line}, in run`);
    const response = await engine.search(
      [
        'Traceback (most recent call last):',
        ...frames,
        'ApiError: Batch of 9 observations refused: 413 too_large.',
      ].join('\n'),
    );
    expect(response.pages[0]?.path).toBe('/faq/all/too-large');
    expect(Object.keys(response.error ?? {})).toEqual(['reduced']);
  });
  it('correct some words of a query, but not hundreds', async () => {
    const wrong = Array.from({ length: 8 }, () => 'samplng').join(' ');
    expect((await engine.search(wrong)).corrected?.split(' ').filter((word) => word === 'sampling')).toHaveLength(6);
  });
  it.each(['(', '*', '"\\', '<script>', '\u0000', '💥', 'a'.repeat(5000)])('exist for %j', async (query) => {
    expect((await engine.search(query)).query).toBe(query.slice(0, 2000).trim());
  });
});

describe('the files', () => {
  it('have the same bytes for the same pages', () =>
    expect(sampleFiles(pages, words)).toEqual(sampleFiles([...pages], words)));
  it('are loaded once, and only if a query needs them', async () => {
    const read: string[] = [];
    const engine = await sampleEngine(pages, words, (from) => (name) => {
      read.push(name);
      return from(name);
    });
    expect(read).toHaveLength(2);
    await engine.search('sampling');
    await engine.search('sampling');
    expect(new Set(read).size).toBe(read.length);
    expect(read.length).toBeLessThan(sampleFiles(pages, words).size);
  });
  it('load in the background only while requested, and continue where they stopped', async () => {
    const read: string[] = [];
    const engine = await sampleEngine(pages, words, (from) => (name) => {
      read.push(name);
      return from(name);
    });
    const before = read.length;
    await engine.load(() => read.length === before);
    expect(read).toHaveLength(before + 1);
    await engine.load();
    await engine.load();
    expect(new Set(read).size).toBe(read.length);
  });
  it('may become unavailable: a description then replaces the excerpt', async () => {
    let isUnavailable = false;
    const engine = await sampleEngine(pages, words, (from) => async (name) => {
      if (isUnavailable) throw new TypeError('Failed to fetch');
      return from(name);
    });
    await engine.load();
    isUnavailable = true;
    const [page] = (await engine.search('sampling')).pages;
    expect(page?.path).toBe('/docs/tracing/sampling');
    expect(text(page?.sections[0]?.excerpt)).toBe('Send a share of traces.');
  });
  it('fail only the searches that need an unavailable file', async () => {
    let isUnavailable = true;
    const engine = await sampleEngine(pages, words, (from) => async (name) => {
      if (isUnavailable && name.endsWith('.bin')) throw new TypeError('Failed to fetch');
      return from(name);
    });
    await expect(engine.search('sampling')).rejects.toThrow('Failed to fetch');
    isUnavailable = false;
    expect((await engine.search('sampling')).total).toBe(2);
  });
});

describe('a much better page in another tab', () => {
  const times = sampleSection({ text: 'Times are in ISO 8601.' });
  const small = [
    samplePage({ path: '/docs/export', title: 'Export', sections: [times] }),
    samplePage({ path: '/security/iso27001', title: 'ISO 27001', tab: 'Security', section: 'security' }),
  ];
  const findBestInOtherTab = async (query: string, options: SearchOptions) =>
    (await (await sampleEngine(small)).search(query, options)).bestInOtherTab?.path;
  it.each<[string, SearchOptions, string | undefined]>([
    ['iso', { tab: 'Docs', includeOtherTabs: true }, '/security/iso27001'],
    ['iso', { tab: 'Docs' }, undefined],
    ['iso', { tab: 'All', includeOtherTabs: true }, undefined],
    ['iso', { tab: 'Security', includeOtherTabs: true }, undefined],
    ['iso times', { tab: 'Docs', includeOtherTabs: true }, undefined],
    ['27001', { tab: 'Docs', includeOtherTabs: true }, undefined],
  ])('is reported on request: %s %j', async (query, options, path) => {
    expect(await findBestInOtherTab(query, options)).toBe(path);
  });
});
