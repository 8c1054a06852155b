import { rmSync } from 'node:fs';
import { atEnd } from './at-end.ts';

/** Removes a folder when the process ends, with retries because a killed build may still write for a moment. */
export function removeAtEnd(folder: string): string {
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return folder;
}
