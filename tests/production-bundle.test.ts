import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { mapStackTrace } from '../src/server/map-stack.ts';

const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));

it.each(['dist/client', 'dist/server'])('%s contains nothing of the UI gallery', (folder) => {
  const scripts = scriptsIn(folder);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((name) => /gallery/i.test(name))).toEqual([]);
  const holding = scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes('GalleryDemos'));
  expect(holding).toEqual([]);
});

it('dist/server contains the server, its worker, the index and the export, but no checks', () => {
  const entries = readdirSync('dist/server').filter((name) => name.endsWith('.js'));
  expect(entries.sort()).toEqual(['export.js', 'index.js', 'main.js', 'worker.js']);
  const maps = readdirSync('dist/server', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  );
  const sources = maps.flatMap(
    (name) => JSON.parse(readFileSync(join('dist/server', name), 'utf8')).sources as string[],
  );
  expect(sources.some((path) => path.endsWith('src/server/main.ts'))).toBe(true);
  expect(
    sources.filter((path) => /(^|\/)(src\/checks|scripts|bench|tests)\//.test(path.replace(/.*node_modules\//, ''))),
  ).toEqual([]);
});

it('a stack trace from the bundle points to the sources', () => {
  const found = scriptsIn('dist/server').flatMap((name) => {
    const path = resolve('dist/server', name);
    const line = readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((text) => text.startsWith('function logError('));
    return line === -1 ? [] : [`${pathToFileURL(path).href}:${line + 1}:10`];
  });
  expect(found).toHaveLength(1);
  const stack = `Error: no\n    at logError (${found[0]})`;
  expect(mapStackTrace(stack)).toMatch(/at logError \(\S*src\/server\/app\.ts:\d+:\d+\)$/);
});
