import { expect, it } from 'vitest';
import { cn } from './cn.ts';

it('joins classes and skips what is falsy', () => expect(cn('a', false, null, undefined, '', 'b')).toBe('a b'));
it('lets the later of two that set the same thing win', () => expect(cn('p-2 text-sm', 'p-4')).toBe('text-sm p-4'));
it('leaves one list as it is', () => expect(cn('p-2 p-4', undefined)).toBe('p-2 p-4'));
