import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSiteStore } from '../../../server/features.ts';
import { COMMENT_RETENTION_DAYS } from '../../../site/limits.ts';
import { removeOldComments } from './retention.ts';
import { feedbackRows } from './rows.ts';

const COMMENT = 'Words that must not stay';

it('removes comments after 180 days, but not the choice', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
  const written = Date.parse('2026-01-01T00:00:00.000Z');
  let now = written;
  const clock = { now: () => new Date(now) };
  const store = openSiteStore({ databaseUrl: '', dataDir, dataMaxMb: 10 }, { clock });
  await feedbackRows(store).save({ page: '/docs', choice: 'negative', comment: COMMENT }, false);
  const onDisk = () => readdirSync(dataDir).some((file) => readFileSync(join(dataDir, file)).includes(COMMENT));
  expect(onDisk()).toBe(true);
  expect(COMMENT_RETENTION_DAYS).toBe(180);
  now = written + 180 * 86_400_000;
  expect(await removeOldComments(store, clock)).toEqual({ ok: true, value: 0 });
  now += 1;
  expect(await removeOldComments(store, clock)).toEqual({ ok: true, value: 1 });
  const rows = await feedbackRows(store).list({});
  expect(rows.ok && rows.value).toMatchObject([{ choice: 'negative', comment: null }]);
  expect(onDisk()).toBe(false);
  await store.close();
  rmSync(dataDir, { recursive: true });
});
