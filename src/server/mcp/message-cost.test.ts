import { expect, it } from 'vitest';
import { WORK } from '../../site/limits.ts';
import { rpcCost, rpcId } from './message-cost.ts';

const call = (name: string, id = 1) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name } });

it('counts each message of a batch', () => {
  expect(rpcCost(call('search_docs'))).toBe(WORK.cost.search);
  expect(rpcCost([call('search_docs'), call('read_page')])).toBe(WORK.cost.search + WORK.cost.mcpRead);
  expect(rpcCost([call('ask'), call('constructor')])).toBe(WORK.cost.ask + WORK.cost.mcpRead);
  expect(rpcCost({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).toBe(WORK.cost.mcpOther);
});

it.each([null, 'x', 1, true, {}, { method: 'tools/call' }, { method: 'tools/call', params: null }, [null]])(
  'has a cost for a malformed body: %j',
  (body) => expect(rpcCost(body)).toBeGreaterThan(0),
);

it('finds the id of a single request', () => {
  expect([rpcId(call('x', 7)), rpcId({ id: 'a' }), rpcId({ id: {} }), rpcId([call('x')]), rpcId(null)]).toEqual([
    7,
    'a',
    null,
    null,
    null,
  ]);
});
