import type { ReactNode } from 'react';
import { z } from 'zod';
import type { FigureData, FigureKind } from '../features/product-kit/figure.ts';
import type { Tag } from '../markdown/vocabulary.ts';
import type { FigureFrame } from '../ui/DrawnFigure.tsx';
import { type DataNote, drawnTag } from './drawn-tag.tsx';
import { describeUnknownName } from './known.ts';
import type { FigureSource } from './tag-data.ts';

interface FigureChoice {
  src: string;
  figure?: string;
  open?: number;
  caption?: string;
}

/** How one kind of figure is rendered; `open` selects what is open initially, if the kind supports it. */
export interface FigureView<Kind extends FigureKind> {
  render(data: FigureData<Kind>, frame: FigureFrame & { id: string }, open?: number): ReactNode;
  markdown(data: FigureData<Kind>, open?: number): string;
  /** Where the data comes from, if it is not illustrative. */
  note?(data: FigureData<Kind>): DataNote | undefined;
  /** The numbers that `open` may be. */
  choices?(data: FigureData<Kind>): readonly number[];
}

const choiceSchema = z.strictObject({
  src: z.string(),
  figure: z.string().optional(),
  open: z.coerce.number().int().positive().optional(),
  caption: z.string().min(1).optional(),
});

/** Finds the figure of a tag, or returns why there is none. */
function findFigure<Kind extends FigureKind>(
  kind: Kind,
  sources: readonly FigureSource[],
  { src, figure }: FigureChoice,
): FigureData<Kind> | string {
  const source = sources.find(({ name }) => name === src);
  if (!source)
    return describeUnknownName(
      'figure file',
      src,
      sources.map(({ name }) => name),
    );
  if (!source.data) return `${source.file} has faults; correct them first`;
  const isKind = (data: { kind: FigureKind }): data is FigureData<Kind> => data.kind === kind;
  const entries = Object.entries(source.data).flatMap(([name, data]) => (isKind(data) ? [{ name, data }] : []));
  if (figure === undefined && entries.length > 1)
    return `${source.file} has ${entries.length} figures of this kind; choose one with "figure"`;
  const found = figure === undefined ? entries[0] : entries.find(({ name }) => name === figure);
  if (found) return found.data;
  return figure === undefined
    ? `${source.file} has no figure of the kind ${kind}`
    : describeUnknownName(
        `${kind} figure`,
        figure,
        entries.map(({ name }) => name),
      );
}

/** Returns why a tag cannot be rendered; undefined if it can. */
function findProblem<Kind extends FigureKind>(
  kind: Kind,
  sources: readonly FigureSource[],
  view: FigureView<Kind>,
  choice: FigureChoice,
): string | undefined {
  const found = findFigure(kind, sources, choice);
  if (typeof found === 'string') return found;
  const choices = view.choices?.(found) ?? [];
  if (choice.open === undefined || choices.includes(choice.open)) return undefined;
  return choices.length === 0 ? 'this figure does not support "open"' : `"open" must be one of ${choices.join(', ')}`;
}

/** Creates the tag of one kind of product figure: `<PromptDiff src="docs/prompts/version-control" />`. */
export function figureTag<Kind extends FigureKind>(
  kind: Kind,
  sources: readonly FigureSource[],
  view: FigureView<Kind>,
): Tag {
  const schema = choiceSchema.superRefine((choice, context) => {
    const message = findProblem(kind, sources, view, choice);
    if (message) context.addIssue({ code: 'custom', message });
  });
  const load = (choice: FigureChoice): FigureData<Kind> => {
    const found = findFigure(kind, sources, choice);
    if (typeof found === 'string') throw new Error(found);
    return found;
  };
  return drawnTag(schema, {
    render: (choice, frame) => view.render(load(choice), frame, choice.open),
    markdown: (choice) => view.markdown(load(choice), choice.open),
    note: (choice) => view.note?.(load(choice)),
  });
}
