import { expect, it } from 'vitest';
import { cn } from './cn.ts';

it('joins classes and skips falsy values', () => expect(cn('a', false, null, undefined, '', 'b')).toBe('a b'));
it('keeps the later of two classes that set the same property', () =>
  expect(cn('p-2 text-sm', 'p-4')).toBe('text-sm p-4'));
it('does not change a single list', () => expect(cn('p-2 p-4', undefined)).toBe('p-2 p-4'));
