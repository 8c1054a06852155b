/** Where a value is stored: permanently, or until the window closes. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Reads a stored value; null if the browser blocks storage. */
export function readStored(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if it is null; does nothing if the browser blocks storage. */
export function writeStored(key: string, value: string | null, area: StorageArea = 'localStorage'): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    // The choice still applies to this page.
  }
}
