import { expect, it } from 'vitest';
import { codedPages } from '../src/pages/coded-pages.ts';
import type { Figure } from '../src/schema/figure-file.ts';
import { loadSite } from '../src/source/site.ts';

const site = loadSite(process.cwd(), codedPages);
const sources = new Map([...site.pages.values()].map(({ path, source }) => [path.slice(1), source]));
const { figures } = site.reference;

/** What a figure is about; the text or the code of its page has to mention it too. */
const SUBJECT: { [Kind in Figure['kind']]: (figure: Extract<Figure, { kind: Kind }>) => string[] } = {
  PromptDiff: ({ name, versions }) =>
    [name, ...versions.flatMap(({ labels }) => labels)].filter((it) => it !== 'latest'),
  SessionTimeline: ({ id }) => [id],
  ScoreChart: ({ score }) => [score],
  ExperimentCompare: ({ baseline, candidate }) => [baseline, candidate],
  AgentGraph: ({ nodes }) => nodes.map(({ id }) => id),
  AnnotationQueue: ({ name }) => [name],
  AuditLog: ({ entries }) => entries.map(({ action }) => action),
  RoleMatrix: ({ rows }) => rows.flatMap(({ cells }) => cells),
  SettingsPanel: ({ path }) => path.slice(-1),
  Playground: ({ variables }) => variables.map(({ name }) => `{{${name}}}`),
  Dashboard: ({ widgets }) => widgets.map(({ title }) => title),
};

function subjectOf<Kind extends Figure['kind']>(figure: Extract<Figure, { kind: Kind }>): string[] {
  const read: (figure: Extract<Figure, { kind: Kind }>) => string[] = SUBJECT[figure.kind as Kind];
  return read(figure);
}

it('reads every figure file without faults', () => {
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ data }) => !data).map(({ file }) => file)).toEqual([]);
});

it('shows every figure on the page it lies beside', () => {
  const unused = figures.flatMap(({ name, data = {} }) => {
    const source = sources.get(name.replace(/\/index$/, '')) ?? '';
    const kinds = new Set(Object.values(data).map(({ kind }) => kind));
    return [...kinds].filter((kind) => !source.includes(`<${kind} src="${name}"`)).map((kind) => `${name}: ${kind}`);
  });
  expect(unused).toEqual([]);
});

it('names in figures what the page names in its text and samples', () => {
  const missing = figures.flatMap(({ name, data = {} }) => {
    const source = (sources.get(name.replace(/\/index$/, '')) ?? '').replace(/ caption="[^"]*"/g, '');
    return Object.values(data)
      .flatMap((figure) => subjectOf(figure))
      .filter((word) => !source.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `${name}: ${word}`);
  });
  expect(missing).toEqual([]);
});
