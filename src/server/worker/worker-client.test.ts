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
  reply(index: number, value: unknown) {
    this.emit('message', { id: this.calls[index]?.id, ok: true, value });
  }
}

function createClient(max = 10) {
  const workers: FakeWorker[] = [];
  const client = new WorkerClient<string>(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as WorkerThread;
  }, max);
  return { client, workers };
}

it('starts one worker when it is first needed, and matches replies with calls', async () => {
  const { client, workers } = createClient();
  expect(workers).toHaveLength(0);
  const results = [client.call('a'), client.call('b')];
  workers[0]?.reply(1, 'B');
  workers[0]?.reply(0, 'A');
  expect([workers.length, await Promise.all(results), client.pending]).toEqual([1, ['A', 'B'], 0]);
});

it('passes on the error of a failed job', async () => {
  const { client, workers } = createClient();
  const result = client.call('a');
  workers[0]?.emit('message', { id: workers[0].calls[0]?.id, ok: false, message: 'no such file' });
  await expect(result).rejects.toThrow('no such file');
});

it('fails running jobs when the worker ends, and starts another one', async () => {
  const { client, workers } = createClient();
  const lost = client.call('a');
  workers[0]?.emit('error', new Error('out of memory'));
  workers[0]?.emit('exit');
  await expect(lost).rejects.toThrow('out of memory');
  const next = client.call('b');
  workers[1]?.reply(0, 'B');
  await expect(next).resolves.toBe('B');
});

it('refuses jobs while too many are queued', async () => {
  const { client, workers } = createClient(1);
  const first = client.call('a');
  await expect(client.call('b')).rejects.toThrow(BusyError);
  workers[0]?.reply(0, 'A');
  await first;
  const again = client.call('c');
  workers[0]?.reply(1, 'C');
  await expect(again).resolves.toBe('C');
});
