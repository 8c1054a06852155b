import { expect, it } from 'vitest';
import { productionPackages, runtimePackages } from './runtime-packages.ts';

const lock = {
  packages: {
    '': {},
    'node_modules/pg': { dependencies: { 'pg-types': '2', xtend: '4' } },
    'node_modules/pg/node_modules/xtend': { dependencies: { shared: '1' } },
    'node_modules/pg-types': { optionalDependencies: { 'other-platform': '1' } },
    'node_modules/shared': {},
    'node_modules/xtend': {},
    'node_modules/other-platform': {},
    'node_modules/vite': { dependencies: { rolldown: '1' } },
    'node_modules/rolldown': {},
    'node_modules/vitest': { dev: true },
  },
};
const isInstalled = (path: string) => !path.includes('other-platform');

it('follows the dependencies of what a bundled server imports', () => {
  expect(runtimePackages(lock, isInstalled)).toEqual([
    'node_modules/pg',
    'node_modules/pg-types',
    'node_modules/pg/node_modules/xtend',
    'node_modules/shared',
  ]);
});

it('counts everything that is installed without development packages', () => {
  const paths = productionPackages(lock, isInstalled);
  expect(paths).toHaveLength(7);
  expect(paths).toContain('node_modules/rolldown');
  expect(paths).not.toContain('node_modules/vitest');
});
