/** Results of earlier runs by name, each as long as the key of what it was made from is the same. */
export interface SavedResults {
  get(name: string, key: string): unknown;
  set(name: string, key: string, value: unknown): void;
}

/** Returns a saved result, or makes and saves it. */
export function reuse<T>(saved: SavedResults | undefined, name: string, make: () => T): T {
  const known = saved?.get(name, '');
  if (known !== undefined) return known as T;
  const made = make();
  saved?.set(name, '', made);
  return made;
}
