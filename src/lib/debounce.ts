const timers = new WeakMap<object, ReturnType<typeof setTimeout>>();

/** Acts some time after the last call for the same thing: each call puts off what the one before it began. */
export function debounce(thing: object, act: () => void, ms: number): void {
  clearTimeout(timers.get(thing));
  timers.set(thing, setTimeout(act, ms));
}
