import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { DRAWN_TAGS } from '../src/checks/drawn-tags.ts';
import { countVisuals, startsWithVisual } from '../src/checks/visuals.ts';
import type { Figure } from '../src/schema/figure-file.ts';
import { getSharedSite } from './shared-site.ts';

const site = getSharedSite();
const sources = new Map([...site.pages.values()].map(({ path, source }) => [path.slice(1), source]));
const { figures, traces } = site.reference;
/** The text of the page that a figure file belongs to; `content/pages/why.mdx` is `/why`. */
const getSource = (name: string) => sources.get(name.replace(/\/index$/, '').replace(/^pages\//, '')) ?? '';

/** What a figure shows; the text or the code of its page must mention it too. */
const SUBJECT: { [Kind in Figure['kind']]: (figure: Extract<Figure, { kind: Kind }>) => string[] } = {
  PromptDiff: ({ name, versions }) =>
    [name, ...versions.flatMap(({ labels }) => labels)].filter((it) => it !== 'latest'),
  SessionTimeline: ({ id }) => [id],
  ScoreChart: ({ score }) => [score],
  ExperimentCompare: ({ baseline, candidate }) => [baseline, candidate],
  AgentGraph: ({ nodes }) => nodes.map(({ id }) => id),
  AnnotationQueue: ({ name }) => [name],
  AuditLog: ({ entries }) => entries.map(({ action }) => action),
  CommentThread: ({ comments }) => comments.map(({ text }) => text),
  RoleMatrix: ({ rows }) => rows.flatMap(({ cells }) => cells).filter((cell) => cell !== 'yes' && cell !== 'no'),
  SettingsPanel: ({ path }) => path.slice(-1),
  Playground: ({ variables }) => variables.map(({ name }) => `{{${name}}}`),
  Dashboard: ({ widgets }) => widgets.map(({ title }) => title),
};

function getSubject<Kind extends Figure['kind']>(figure: Extract<Figure, { kind: Kind }>): string[] {
  const read: (figure: Extract<Figure, { kind: Kind }>) => string[] = SUBJECT[figure.kind as Kind];
  return read(figure);
}

it('every figure file is valid', () => {
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ data }) => !data).map(({ file }) => file)).toEqual([]);
});

it('every figure is shown on the page next to it', () => {
  const unused = figures.flatMap(({ name, data = {} }) => {
    const source = getSource(name);
    const kinds = new Set(Object.values(data).map(({ kind }) => kind));
    return [...kinds].filter((kind) => !source.includes(`<${kind} src="${name}"`)).map((kind) => `${name}: ${kind}`);
  });
  expect(unused).toEqual([]);
});

it('figures name only what the page names in its text and samples', () => {
  const missing = figures.flatMap(({ name, data = {} }) => {
    const source = getSource(name).replace(/ caption="[^"]*"/g, '');
    return Object.values(data)
      .flatMap((figure) => getSubject(figure))
      .filter((word) => !source.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `${name}: ${word}`);
  });
  expect(missing).toEqual([]);
});

const { definitions } = z
  .object({ definitions: z.array(z.object({ matchPattern: z.string(), prices: z.record(z.string(), z.number()) })) })
  .parse(JSON.parse(readFileSync('contracts/models.json', 'utf8')));

/** These pages explain that part of the input was read from a cache, at a lower price. */
const CACHED_INPUT = ['integrations/model-providers/anthropic-js'];

it('costs in drawn traces follow from the prices of the models', () => {
  const drawn = traces.filter(({ data, name }) => data?.kind === 'illustrative' && !CACHED_INPUT.includes(name));
  const wrong = drawn.flatMap(({ name, data }) =>
    (data?.traces ?? [])
      .flatMap(({ observations }) => observations)
      .flatMap(({ name: step, model = '', usage, costUsd }) => {
        const prices = definitions.find(({ matchPattern }) => new RegExp(matchPattern).test(model))?.prices;
        if (!prices || !usage) return [];
        const expected = usage.input * (prices.input ?? 0) + usage.output * (prices.output ?? 0);
        const isClose = costUsd !== undefined && Math.abs(costUsd - expected) <= expected / 100;
        return isClose ? [] : [`${name}: ${step} costs ${costUsd}, expected ${expected}`];
      }),
  );
  expect(drawn.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

it.each(['docs', 'integrations', 'changelog', 'blog'])('%s: at least nine of ten pages show something', (id) => {
  const pages = [...site.pages.values()].map(({ path, section, source }) => ({ path, section: section.id, source }));
  const counted = countVisuals(pages, DRAWN_TAGS);
  const section = counted.find((one) => one.section === id);
  expect(section?.pages).toBeGreaterThan(0);
  expect((section?.none.length ?? 0) / (section?.pages ?? 1), section?.none.join(', ')).toBeLessThanOrEqual(0.1);
});

/** Pages to look something up, not about one feature. */
const LOOKED_UP = [
  'glossary',
  'versions',
  'api/index',
  'api-and-data-platform/features/public-api',
  'administration/troubleshooting',
  'tracing/troubleshooting',
  'sdk/python/troubleshooting',
].map((name) => `content/docs/${name}.mdx`);

it('every page about a feature shows it on the first screen', () => {
  const written = [...site.pages.values()].filter(({ file }) => /^content\/docs\/.*\.mdx$/.test(file));
  const late = written
    .filter(({ file }) => !LOOKED_UP.includes(file) && !file.endsWith('/upgrade.mdx'))
    .filter(({ source }) => !startsWithVisual(source, DRAWN_TAGS))
    .map(({ path }) => path);
  expect(written.length).toBeGreaterThan(50);
  expect(late).toEqual([]);
});
