import { describe, expect, it } from 'vitest';
import { completeLock, getPlatform } from './complete-lock.ts';

describe('getPlatform', () => {
  it.each([
    ['@rolldown/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@bruits/satteri-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['lightningcss-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', {}],
  ])('%s', (name, platform) => expect(getPlatform(name)).toEqual(platform));
});

describe('completeLock', () => {
  it('adds missing entries and keeps existing ones', () => {
    const lock = {
      packages: {
        'node_modules/b': {
          version: '2.0.0',
          dev: true,
          optionalDependencies: { 'b-linux-x64': '2.0.0', 'b-darwin-x64': '2.0.0', other: '^1.0.0' },
        },
        'node_modules/b-linux-x64': { version: '2.0.0', optional: true },
      },
    };
    expect(completeLock(lock)).toEqual(['b-darwin-x64@2.0.0']);
    expect(lock.packages).toMatchObject({
      'node_modules/b-darwin-x64': { version: '2.0.0', dev: true, optional: true, os: ['darwin'], cpu: ['x64'] },
    });
    expect(completeLock(lock)).toEqual([]);
  });
});
