import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BusyError, Turnstile } from './serial-queue.ts';

it('gives others a turn between two jobs', async () => {
  const order: string[] = [];
  const turnstile = new Turnstile(nextTurn, 10);
  const jobs = ['a', 'b', 'c'].map((name) => turnstile.run(() => order.push(name)));
  const other = (async () => {
    while (order.filter((name) => name !== '-').length < 3) {
      order.push('-');
      await nextTurn();
    }
  })();
  await Promise.all([...jobs, other]);
  expect(order.join('')).toMatch(/^-+a-+b-+c$/);
});

it('goes on after a job that fails', async () => {
  const turnstile = new Turnstile(nextTurn, 10);
  const failed = turnstile.run(() => {
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await expect(turnstile.run(() => 'yes')).resolves.toBe('yes');
});

it('refuses jobs while too many wait, and takes them again afterwards', async () => {
  const turnstile = new Turnstile(nextTurn, 1);
  const first = turnstile.run(() => 1);
  await expect(turnstile.run(() => 2)).rejects.toThrow(BusyError);
  await first;
  await nextTurn();
  await expect(turnstile.run(() => 3)).resolves.toBe(3);
});
