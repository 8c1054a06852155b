import type { ObservationLevel } from './trace.ts';

/** Levels that need a look. */
export const LEVEL_COLOURS: Partial<Record<ObservationLevel, { text: string; wash: string }>> = {
  WARNING: { text: 'text-amber-ink', wash: 'bg-amber-wash' },
  ERROR: { text: 'text-red-ink', wash: 'bg-red-wash' },
};
