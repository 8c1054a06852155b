/** A clock that moves only when something is simulated, so that every run records the same times. */
export interface SimulatedClock {
  /** Milliseconds since the start of the run. */
  now(): number;
  /** Advances the clock by a millisecond and returns the new time. */
  tick(): number;
  /** Advances the clock to a time, never back: overlapping calls take as long as the longest. */
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

/** The single clock of the process, even if this module is loaded several times. */
export const clock: SimulatedClock = shared[KEY];

/** The simulated time of day. */
export const timeAt = (milliseconds: number): Date =>
  new Date(Date.parse(process.env.STANDIN_START ?? '2026-01-01T09:00:00Z') + milliseconds);
