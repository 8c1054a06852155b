import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets other threads have the processor first. Only Linux has priorities per thread, and a container may forbid
 * changing them: elsewhere nothing happens. Returns the thread's id where it worked.
 */
export function lowerThreadPriority(): number | undefined {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    return thread;
  } catch {
    return undefined;
  }
}
