import type { ObservationLevel } from './trace.ts';

/** Levels that need a look. Amber is the colour of the critical path alone. */
export const LEVEL_COLOURS: Partial<Record<ObservationLevel, { text: string; wash: string }>> = {
  WARNING: { text: 'text-ink', wash: 'bg-sunken' },
  ERROR: { text: 'text-red-ink', wash: 'bg-red-wash' },
};
