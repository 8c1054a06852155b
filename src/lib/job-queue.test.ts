import { expect, it } from 'vitest';
import { JobQueue } from './job-queue.ts';

/** Jobs that end when the test says so. */
function jobs(queue: JobQueue) {
  const running: string[] = [];
  const ends = new Map<string, (fail: boolean) => void>();
  const start = (name: string) =>
    queue.run(() => {
      running.push(name);
      return new Promise<string>((done, failed) =>
        ends.set(name, (fail) => {
          running.splice(running.indexOf(name), 1);
          if (fail) failed(new Error(name));
          else done(name);
        }),
      );
    });
  return { running, start, end: (name: string, fail = false) => ends.get(name)?.(fail) };
}

it('runs a few at a time and the others in order, and rejects jobs if too many wait', async () => {
  const { running, start, end } = jobs(new JobQueue({ running: 2, waiting: 1 }));
  const [a, b, c] = [start('a'), start('b'), start('c')];
  expect(running).toEqual(['a', 'b']);
  expect(await start('d')).toBeUndefined();
  end('a');
  expect(await a).toBe('a');
  await Promise.resolve();
  expect(running).toEqual(['b', 'c']);
  end('b');
  end('c');
  expect([await b, await c]).toEqual(['b', 'c']);
});

it('continues after a failed job', async () => {
  const { start, end } = jobs(new JobQueue({ running: 1, waiting: 5 }));
  const [a, b] = [start('a'), start('b')];
  end('a', true);
  await expect(a).rejects.toThrow('a');
  await Promise.resolve();
  end('b');
  expect(await b).toBe('b');
  const c = start('c');
  end('c');
  expect(await c).toBe('c');
});
