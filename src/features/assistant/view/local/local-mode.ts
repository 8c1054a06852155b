import { readStored, writeStored } from '../../../../lib/safe-storage.ts';

/** Where the choice to answer in the browser is stored, once it was made; the cookie policy names it. */
export const LOCAL_MODE_KEY = 'assistant-local';

/** True where the reader chose answers that are made in the browser. */
export function isLocalModeOn(): boolean {
  return readStored(LOCAL_MODE_KEY) !== null;
}

/** Stores the choice, or removes it. */
export function storeLocalMode(on: boolean): void {
  writeStored(LOCAL_MODE_KEY, on ? '1' : null);
}
