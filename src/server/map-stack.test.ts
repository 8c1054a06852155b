import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { mapStackTrace } from './map-stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bundle = pathToFileURL(join(folder, 'main.js')).href;
// Line 1, column 1 of the bundle is line 3, column 5 of the source.
writeFileSync(
  join(folder, 'main.js.map'),
  JSON.stringify({ version: 3, sources: ['../../src/server/app.ts'], names: [], mappings: 'AAEI' }),
);
writeFileSync(join(folder, 'broken.js.map'), '{');

it('points to the source instead of the bundle', () => {
  const stack = `Error: no\n    at run (${bundle}:1:1)\n    at node:internal/timers:5:7`;
  expect(mapStackTrace(stack)).toBe(
    'Error: no\n    at run (../../src/server/app.ts:3:5)\n    at node:internal/timers:5:7',
  );
});

it.each(['missing.js', 'broken.js'])('leaves a frame unchanged if its map cannot be read: %s', (file) => {
  const stack = `Error: no\n    at run (${pathToFileURL(join(folder, file)).href}:1:1)`;
  expect(mapStackTrace(stack)).toBe(stack);
});

it('stops reading maps during a flood of different errors', () => {
  for (let n = 0; n < 20; n++) mapStackTrace(`Error: ${n}\n    at run (${bundle}:1:1)`);
  const stack = `Error: one more\n    at run (${bundle}:1:1)`;
  expect(mapStackTrace(stack)).toBe(stack);
});
