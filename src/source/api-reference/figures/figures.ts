import type { Figure } from '../../../schema/figure-file.ts';
import type { TraceFile } from '../../../schema/trace-file.ts';
import { type ApiBook, resourcePath } from '../book.ts';
import { datasetItemFigure, modelFigure, projectFigure, scoreConfigFigure } from './form-figures.ts';
import { metricsFigure, promptFigure } from './prompt-figures.ts';
import { auditFigure, commentsFigure, queueFigure } from './review-figures.ts';
import { runsFigure, sessionFigure } from './run-figures.ts';
import { exampleTrace, receivedTrace } from './trace-figures.ts';

interface Drawing<Data> {
  caption: string;
  draw: (book: ApiBook) => Data | undefined;
}

/** Resources that are drawn as a trace. */
const TRACES: Readonly<Record<string, Drawing<TraceFile>>> = {
  traces: { caption: 'The trace of the get example in the UI', draw: exampleTrace },
  observations: { caption: 'The observation of the examples, in its trace', draw: exampleTrace },
  scores: { caption: 'The score helpfulness of the examples, in the header of its trace', draw: exampleTrace },
  opentelemetry: { caption: 'The span of the example, after it was received', draw: receivedTrace },
};

/** Resources that are drawn as another screen. */
const SCREENS: Readonly<Record<string, Drawing<Figure>>> = {
  sessions: { caption: 'The session of the examples: each turn is a trace.', draw: sessionFigure },
  'score-configs': { caption: 'The config of the examples in the settings.', draw: scoreConfigFigure },
  'dataset-items': { caption: 'The item of the examples.', draw: datasetItemFigure },
  'dataset-runs': { caption: 'The two runs of the list example, compared.', draw: runsFigure },
  prompts: { caption: 'The version of the examples, with its labels.', draw: promptFigure },
  comments: { caption: 'The comment of the examples, on its trace.', draw: commentsFigure },
  metrics: { caption: 'The rows of the example as a chart: cost by model, for two days.', draw: metricsFigure },
  models: { caption: 'The definition of the examples in the settings.', draw: modelFigure },
  'annotation-queues': { caption: 'The queue of the examples, as a reviewer sees it.', draw: queueFigure },
  projects: { caption: 'The project and the keys of the examples.', draw: projectFigure },
  organizations: { caption: 'The audit log entry of the examples.', draw: auditFigure },
};

/** What `src` names: the page of the resource, without the leading slash. */
const sourceName = (tag: string): string => resourcePath(tag).slice(1);

function drawAll<Data>(book: ApiBook, drawings: Readonly<Record<string, Drawing<Data>>>) {
  return book.api.tags.flatMap(({ name: tag }) => {
    const data = drawings[tag]?.draw(book);
    return data ? [{ name: sourceName(tag), data }] : [];
  });
}

/** The traces of resource pages, drawn from the examples of the contract. */
export const resourceTraces = (book: ApiBook): { name: string; data: TraceFile }[] => drawAll(book, TRACES);

/** The other figures of resource pages, drawn from the examples of the contract. */
export const resourceFigures = (book: ApiBook): { name: string; data: Record<string, Figure> }[] =>
  drawAll(book, SCREENS).map(({ name, data }) => ({ name, data: { example: data } }));

/** The tag that shows the figure of a resource on its page; empty if it has none. */
export function resourceFigureTags(tag: string, book: ApiBook): string[] {
  const write = (kind: string, caption = '', rest = '') =>
    `<${kind} src="${sourceName(tag)}" caption="${caption}"${rest} />`;
  const trace = TRACES[tag]?.draw(book)?.traces[0];
  if (trace) return [write('TraceView', TRACES[tag]?.caption, ` open="${trace.observations[0]?.name}"`)];
  const screen = SCREENS[tag]?.draw(book);
  return screen ? [write(screen.kind, SCREENS[tag]?.caption)] : [];
}
