import { rmSync } from 'node:fs';
import { onExit } from './on-exit.ts';

/** Removes a folder when the process ends, with retries because a killed build may still write for a moment. */
export function removeOnExit(folder: string): string {
  onExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return folder;
}
