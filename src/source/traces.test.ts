import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatFault } from '../lib/fault.ts';
import { readTraces } from './traces.ts';

const root = mkdtempSync(join(tmpdir(), 'traces-'));
afterAll(() => rmSync(root, { recursive: true }));

const observation = { id: 'a', type: 'span', name: 'root', startMs: 0, durationMs: 10 };
const good = { kind: 'recorded', traces: [{ id: 't', name: 'trace', observations: [observation] }] };

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

describe('readTraces', () => {
  write('cookbook/traces/good.json', JSON.stringify(good));
  write('cookbook/traces/broken.json', '{ "kind": ');
  write('content/integrations/frameworks/tool.trace.json', JSON.stringify({ ...good, kind: 'illustrative' }));
  write(
    'content/docs/typo.trace.json',
    JSON.stringify(
      { ...good, traces: [{ id: 't', name: 'x', observations: [{ ...observation, type: 'spam' }] }] },
      null,
      2,
    ),
  );
  const { traces, faults } = readTraces(root);

  it('names the traces of notebooks and of pages', () => {
    expect(traces.filter(({ data }) => data).map(({ name, data }) => [name, data?.kind])).toEqual([
      ['good', 'recorded'],
      ['integrations/frameworks/tool', 'illustrative'],
    ]);
  });
  it('reports a fault with file, line and place in the JSON, and keeps the other files', () => {
    expect(faults.map(formatFault)).toEqual([
      expect.stringMatching(/^cookbook\/traces\/broken\.json:\d+: /),
      expect.stringMatching(/^content\/docs\/typo\.trace\.json:\d+: .*"traces\.0\.observations\.0\.type" is invalid/),
    ]);
    expect(traces.filter(({ data }) => !data).map(({ name }) => name)).toEqual(['broken', 'docs/typo']);
  });
  it('is empty for a site without traces', () => expect(readTraces(join(root, 'nowhere')).traces).toEqual([]));
});
