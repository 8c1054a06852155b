import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRuns } from '../kill-runs.ts';
import type { ResilienceRow } from './row.ts';

/** Servers killed with `kill -9` while they store feedback. */
export const killNine: ResilienceRow = {
  name: 'kill -9',
  async run({ short }) {
    const folder = mkdtempSync(join(tmpdir(), 'kill-'));
    try {
      const { runs, acknowledged, lost, duplicates } = await killRuns(short ? 1 : 100, {
        DATA_DIR: folder,
        DATABASE_URL: '',
      });
      return [
        { what: `lost of ${acknowledged} acknowledged in ${runs} runs`, value: lost, limit: 0 },
        { what: 'stored twice', value: duplicates, limit: 0 },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
