import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));

it.each(['dist/client', 'dist/server'])('%s has nothing of the UI gallery', (folder) => {
  const scripts = scriptsIn(folder);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((name) => /gallery/i.test(name))).toEqual([]);
  const holding = scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes('GalleryDemos'));
  expect(holding).toEqual([]);
});
