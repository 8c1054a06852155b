import type { Figure } from '../schema/figure-file.ts';
import type { TraceFile } from '../schema/trace-file.ts';
import type { FindTraces } from './guide-facts.ts';

/** The first figure of a page's text, which becomes the cover of a post. */
export type Cover = { kind: 'TraceView'; trace: TraceFile['traces'][number]; open?: string } | Figure;

/** Finds the figures of a page by the name that tags use. */
export type FindFigures = (name: string) => Readonly<Record<string, Figure>> | undefined;

/** The lookup functions for figures and traces. */
export interface FigureFinders {
  findTraces: FindTraces;
  findFigures: FindFigures;
}

const TAG = /^<([A-Z]\w+)\b([^>]*\bsrc="[^>]*)>/gm;

export function findCover(source: string, { findTraces, findFigures }: FigureFinders): Cover | undefined {
  for (const [, tag = '', attributes = ''] of source.matchAll(TAG)) {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const name = read('src') ?? '';
    if (tag === 'TraceView' || tag === 'CodeToTrace') {
      const trace = findTraces(name)?.traces[Number(read('trace') ?? 1) - 1];
      if (trace) return { kind: 'TraceView', trace, open: read('open') };
    }
    const figures = Object.entries(findFigures(name) ?? {}).filter(([, { kind }]) => kind === tag);
    const chosen = figures.find(([own]) => own === read('figure')) ?? figures[0];
    if (chosen) return chosen[1];
  }
  return undefined;
}
