import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BusyError, SerialQueue } from './serial-queue.ts';

it('yields to other work between two jobs', async () => {
  const order: string[] = [];
  const queue = new SerialQueue(nextTurn, 10);
  const jobs = ['a', 'b', 'c'].map((name) => queue.run(() => order.push(name)));
  const other = (async () => {
    while (order.filter((name) => name !== '-').length < 3) {
      order.push('-');
      await nextTurn();
    }
  })();
  await Promise.all([...jobs, other]);
  expect(order.join('')).toMatch(/^-+a-+b-+c$/);
});

it('continues after a failed job', async () => {
  const queue = new SerialQueue(nextTurn, 10);
  const failed = queue.run(() => {
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await expect(queue.run(() => 'yes')).resolves.toBe('yes');
});

it('refuses jobs while too many wait, and accepts them again afterwards', async () => {
  const queue = new SerialQueue(nextTurn, 1);
  const first = queue.run(() => 1);
  await expect(queue.run(() => 2)).rejects.toThrow(BusyError);
  await first;
  await nextTurn();
  await expect(queue.run(() => 3)).resolves.toBe(3);
});
