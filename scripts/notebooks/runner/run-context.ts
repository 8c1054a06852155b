import type { StandIn } from '../standin/server.ts';
import type { CellResult } from './notebook-file.ts';

/** What a run needs to know. */
export interface RunContext {
  root: string;
  name: string;
  start: Date;
  standIn: StandIn;
}

/** What a run produced. */
export interface RunOutcome {
  results: ReadonlyMap<string, CellResult>;
  versions: Record<string, string>;
}
