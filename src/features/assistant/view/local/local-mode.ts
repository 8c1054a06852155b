import { readStored, writeStored } from '../../../../lib/safe-storage.ts';

/** Storage key of the choice to answer in the browser; listed in the cookie policy. */
export const LOCAL_MODE_KEY = 'assistant-local';

/** True if the reader chose answers in the browser. */
export function isLocalModeOn(): boolean {
  return readStored(LOCAL_MODE_KEY) !== null;
}

/** Stores the choice, or removes it. */
export function storeLocalMode(on: boolean): void {
  writeStored(LOCAL_MODE_KEY, on ? '1' : null);
}
