import { diskFull } from './disk-full.ts';
import { failover } from './failover.ts';
import { flood } from './flood.ts';
import { fuzzing } from './fuzzing.ts';
import { hang } from './hang.ts';
import { killNine } from './kill-nine.ts';
import { largeBodies } from './large-bodies.ts';
import { memory } from './memory.ts';
import { rollingRestart } from './rolling-restart.ts';
import type { ResilienceRow } from './row.ts';
import { slowClients } from './slow-clients.ts';

/** Every experiment, in the order of the table. */
export const RESILIENCE_ROWS: readonly ResilienceRow[] = [
  failover,
  hang,
  rollingRestart,
  flood,
  largeBodies,
  slowClients,
  diskFull,
  killNine,
  memory,
  fuzzing,
];
