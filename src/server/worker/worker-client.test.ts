import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { BusyError } from '../../lib/serial-queue.ts';
import { type WorkerCall, WorkerClient, type WorkerThread } from './worker-client.ts';

/** A worker whose replies the test sends. */
class FakeWorker extends EventEmitter {
  readonly calls: WorkerCall<string>[] = [];
  postMessage(message: unknown) {
    this.calls.push(message as WorkerCall<string>);
  }
  reply(at: number, value: unknown) {
    this.emit('message', { id: this.calls[at]?.id, ok: true, value });
  }
}

function client(max = 10) {
  const workers: FakeWorker[] = [];
  const made = new WorkerClient<string>(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as WorkerThread;
  }, max);
  return { made, workers };
}

it('starts one worker when it is first needed, and matches replies with calls', async () => {
  const { made, workers } = client();
  expect(workers).toHaveLength(0);
  const results = [made.call('a'), made.call('b')];
  workers[0]?.reply(1, 'B');
  workers[0]?.reply(0, 'A');
  expect([workers.length, await Promise.all(results), made.pending]).toEqual([1, ['A', 'B'], 0]);
});

it('passes on what a job fails with', async () => {
  const { made, workers } = client();
  const result = made.call('a');
  workers[0]?.emit('message', { id: workers[0].calls[0]?.id, ok: false, message: 'no such file' });
  await expect(result).rejects.toThrow('no such file');
});

it('fails what was under way when the worker ends, and starts another one', async () => {
  const { made, workers } = client();
  const lost = made.call('a');
  workers[0]?.emit('error', new Error('out of memory'));
  workers[0]?.emit('exit');
  await expect(lost).rejects.toThrow('out of memory');
  const next = made.call('b');
  workers[1]?.reply(0, 'B');
  await expect(next).resolves.toBe('B');
});

it('refuses jobs while too many wait', async () => {
  const { made, workers } = client(1);
  const first = made.call('a');
  await expect(made.call('b')).rejects.toThrow(BusyError);
  workers[0]?.reply(0, 'A');
  await first;
  const again = made.call('c');
  workers[0]?.reply(1, 'C');
  await expect(again).resolves.toBe('C');
});
