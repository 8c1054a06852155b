const timers = new WeakMap<object, ReturnType<typeof setTimeout>>();

/** Acts some time after the last call for the same thing: each call puts off what the one before it began. */
export function debounce(key: object, callback: () => void, ms: number): void {
  clearTimeout(timers.get(key));
  timers.set(key, setTimeout(callback, ms));
}
