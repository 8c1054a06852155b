const timers = new WeakMap<object, ReturnType<typeof setTimeout>>();

/** Calls `callback` some time after the last call with the same key. */
export function debounce(key: object, callback: () => void, ms: number): void {
  clearTimeout(timers.get(key));
  timers.set(key, setTimeout(callback, ms));
}
