import { failover } from './failover.ts';
import { hang } from './hang.ts';
import type { ResilienceRow } from './row.ts';

/** Every experiment, in the order of the table. */
export const RESILIENCE_ROWS: readonly ResilienceRow[] = [failover, hang];
