/** A clock that moves only when something is simulated, so that every run records the same times. */
export interface SimulatedClock {
  /** Milliseconds since the start of the run. */
  now(): number;
  /** Moves the clock on by a millisecond and returns the new time. */
  tick(): number;
  /** Moves the clock on to a time, never back: calls that overlap take as long as the longest. */
  advanceTo(milliseconds: number): void;
}

function createClock(): SimulatedClock {
  let milliseconds = 0;
  return {
    now: () => milliseconds,
    tick: () => {
      milliseconds += 1;
      return milliseconds;
    },
    advanceTo: (time) => {
      milliseconds = Math.max(milliseconds, time);
    },
  };
}

const KEY = Symbol.for('sightglass.simulated-clock');
const shared = globalThis as { [KEY]?: SimulatedClock };
shared[KEY] ??= createClock();

/** The one clock of the process, however often this module is loaded. */
export const clock: SimulatedClock = shared[KEY];

/** The simulated time of day. */
export const timeAt = (milliseconds: number): Date =>
  new Date(Date.parse(process.env.STANDIN_START ?? '2026-01-01T09:00:00Z') + milliseconds);
