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
  traces: { caption: 'The example trace in the UI', draw: exampleTrace },
  observations: { caption: 'The example observation, in its trace', draw: exampleTrace },
  scores: { caption: 'The example score helpfulness, in the header of its trace', draw: exampleTrace },
  opentelemetry: { caption: 'The example span, after it was received', draw: receivedTrace },
};

/** Resources that are drawn as another screen. */
const SCREENS: Readonly<Record<string, Drawing<Figure>>> = {
  sessions: { caption: 'The example session: each turn is a trace.', draw: sessionFigure },
  'score-configs': { caption: 'The example config in the settings.', draw: scoreConfigFigure },
  'dataset-items': { caption: 'The example item.', draw: datasetItemFigure },
  'dataset-runs': { caption: 'The two runs of the example list, compared.', draw: runsFigure },
  prompts: { caption: 'The example version, with its labels.', draw: promptFigure },
  comments: { caption: 'The example comment, on its trace.', draw: commentsFigure },
  metrics: { caption: 'The example rows as a chart: cost by model, for two days.', draw: metricsFigure },
  models: { caption: 'The example definition in the settings.', draw: modelFigure },
  'annotation-queues': { caption: 'The example queue, as a reviewer sees it.', draw: queueFigure },
  projects: { caption: 'The example project and its keys.', draw: projectFigure },
  organizations: { caption: 'The example entry in the audit log.', draw: auditFigure },
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
