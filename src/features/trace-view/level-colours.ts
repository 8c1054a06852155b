import type { ObservationLevel } from './trace.ts';

/** Colours of levels that need attention. Amber is reserved for the critical path. */
export const LEVEL_COLOURS: Partial<Record<ObservationLevel, { text: string; wash: string }>> = {
  WARNING: { text: 'text-ink', wash: 'bg-sunken' },
  ERROR: { text: 'text-red-ink', wash: 'bg-red-wash' },
};
