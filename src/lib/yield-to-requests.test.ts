import { expect, it } from 'vitest';
import { yieldToRequests } from './yield-to-requests.ts';

it('lets work that needs a few turns of the event loop finish first', async () => {
  const done: string[] = [];
  const quick = new Promise<void>((resolve) => {
    setImmediate(() =>
      setImmediate(() => {
        done.push('quick');
        resolve();
      }),
    );
  });
  await yieldToRequests();
  done.push('heavy');
  await quick;
  expect(done).toEqual(['quick', 'heavy']);
});
