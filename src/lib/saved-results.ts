/** Results of earlier runs by name; a result is valid while the key of its input stays the same. */
export interface SavedResults {
  get(name: string, key: string): unknown;
  set(name: string, key: string, value: unknown): void;
}

/** Returns a saved result, or creates and saves it. */
export function loadOrCreate<T>(saved: SavedResults | undefined, name: string, create: () => T): T {
  const cached = saved?.get(name, '');
  if (cached !== undefined) return cached as T;
  const result = create();
  saved?.set(name, '', result);
  return result;
}
