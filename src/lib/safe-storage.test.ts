import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './safe-storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (area) => {
  it('keeps a value until it is replaced with null', () => {
    const values = new Map<string, string>();
    vi.stubGlobal(area, {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    });
    expect(readStored('k', area)).toBe(null);
    writeStored('k', 'v', area);
    expect(readStored('k', area)).toBe('v');
    writeStored('k', null, area);
    expect([...values]).toEqual([]);
  });
  it('reads as empty if it is blocked, and writing throws nothing', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal(area, { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(readStored('k', area)).toBe(null);
    expect(() => writeStored('k', 'v', area)).not.toThrow();
    expect(() => writeStored('k', null, area)).not.toThrow();
  });
});
