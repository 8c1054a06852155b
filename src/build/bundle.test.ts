import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TOOLS } from './bundle.ts';

it.each(Object.entries(TOOLS))('bundles the command %s from a file that exists', (_, file) =>
  expect(existsSync(file)).toBe(true),
);
