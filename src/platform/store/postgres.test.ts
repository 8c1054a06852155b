import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { discardBrokenClients } from './postgres.ts';

const TIMEOUT = new Error('Query read timeout');

function createPool(error: Error) {
  const client = { query: vi.fn().mockRejectedValue(error), release: vi.fn() };
  const pool = { options: {}, connect: async () => client, end: async () => undefined };
  return { client, pool: discardBrokenClients(pool as unknown as pg.Pool) };
}

it('closes a client whose query timed out, without waiting for its rollback', async () => {
  const { client, pool } = createPool(TIMEOUT);
  const used = await pool.connect();
  await expect(used.query('insert', [])).rejects.toBe(TIMEOUT);
  await expect(used.query('rollback', [])).rejects.toBe(TIMEOUT);
  used.release();
  expect(client.query).toHaveBeenCalledTimes(1);
  expect(client.release).toHaveBeenCalledWith(TIMEOUT);
});

it('keeps a client whose query the server refused', async () => {
  const { client, pool } = createPool(new pg.DatabaseError('duplicate key', 13, 'error'));
  const used = await pool.connect();
  await expect(used.query('insert', [])).rejects.toThrow('duplicate key');
  used.release();
  expect(client.release).toHaveBeenCalledWith(undefined);
});
