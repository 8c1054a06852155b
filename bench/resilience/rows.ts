import { failover } from './failover.ts';
import { hang } from './hang.ts';
import { killNine } from './kill-nine.ts';
import { largeBodies } from './large-bodies.ts';
import { rollingRestart } from './rolling-restart.ts';
import type { ResilienceRow } from './row.ts';
import { slowClients } from './slow-clients.ts';

/** Every experiment, in the order of the table. */
export const RESILIENCE_ROWS: readonly ResilienceRow[] = [
  failover,
  hang,
  rollingRestart,
  largeBodies,
  slowClients,
  killNine,
];
