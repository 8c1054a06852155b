import { expect, it } from 'vitest';
import { pageLabel } from './page-label.ts';

it.each([
  [{}, undefined],
  [{ label: 'Beta' }, 'Beta'],
  [{ status: { state: 'maintained' } }, undefined],
  [{ status: { state: 'maintenance' } }, 'Maintenance mode'],
  [{ status: { state: 'discontinued' } }, 'Discontinued'],
  [{ label: 'Beta', status: { state: 'discontinued' } }, 'Beta'],
] as const)('of %o is %s', (front, label) => expect(pageLabel(front)).toBe(label));
