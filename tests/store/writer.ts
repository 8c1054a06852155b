import { storeFromEnv } from '../../src/platform/store/open-store.ts';
import { readEnv } from '../../src/site/env.ts';

/**
 * Waits for a line, then writes `count` visits at once and prints the references it was told, as JSON.
 * Its visits are numbered from 0, so that several of these write the same ones.
 */
const count = Number(process.argv[2] ?? 1);
const store = storeFromEnv(readEnv(process.env));
process.stdout.write('waiting\n');
process.stdin.once('data', async () => {
  const saves = Array.from({ length: count }, (_, index) =>
    store.feedback.save({ page: '/docs', choice: 'positive', visit: `visit-${index}` }, true),
  );
  const results = await Promise.all(saves);
  process.stdout.write(`${JSON.stringify(results)}\n`);
  await store.close();
  process.exit(0);
});
