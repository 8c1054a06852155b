import { feedbackRows } from '../../src/features/feedback/server/rows.ts';
import { openSiteStore } from '../../src/server/features.ts';
import { readEnv } from '../../src/site/env.ts';

/** How many visits are written at once: with more, a slow machine would refuse some that wait too long for a connection. */
const AT_ONCE = 10;
/**
 * Waits for a line, then writes `count` visits, ten at once, and prints the references it received, as JSON.
 * Its visits are numbered from 0, so several of these processes write the same ones.
 */
const count = Number(process.argv[2] ?? 1);
const store = openSiteStore(readEnv(process.env));
process.stdout.write('waiting\n');
process.stdin.once('data', async () => {
  const visits = Array.from({ length: count }, (_, index) => `visit-${index}`);
  const save = (visit: string) => feedbackRows(store).save({ page: '/docs', choice: 'positive', visit }, true);
  const results: Awaited<ReturnType<typeof save>>[] = [];
  for (let index = 0; index < count; index += AT_ONCE)
    results.push(...(await Promise.all(visits.slice(index, index + AT_ONCE).map(save))));
  process.stdout.write(`${JSON.stringify(results)}\n`);
  await store.close();
  process.exit(0);
});
