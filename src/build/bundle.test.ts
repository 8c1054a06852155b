import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKS } from './bundle.ts';

it.each(Object.entries(CHECKS))('bundles the check %s from a file that exists', (_, file) =>
  expect(existsSync(file)).toBe(true),
);
