import { expect, it, vi } from 'vitest';

const extend = vi.hoisted(() => vi.fn(() => (classes: string) => classes));
vi.mock('tailwind-merge', () => ({ extendTailwindMerge: extend }));

it('"Class-merge cache size 500": tailwind-merge is made with that cache', async () => {
  await import('./cn.ts');
  expect(extend).toHaveBeenCalledWith({ cacheSize: 500 });
});
