import type { StandIn } from '../standin/server.ts';
import type { CellResult } from './notebook-file.ts';

/** Inputs of a run. */
export interface RunContext {
  root: string;
  name: string;
  start: Date;
  standIn: StandIn;
}

export interface RunOutcome {
  results: ReadonlyMap<string, CellResult>;
  versions: Record<string, string>;
}
