import type { Fault } from '../../lib/fault.ts';
import type { SampleCheck } from '../../markdown/sample-check.ts';

/** What the check of one sample found. */
export interface Outcome {
  faults: Fault[];
  /** What was checked; undefined if the check is too weak for a label. */
  covers?: SampleCheck;
}
