/** A theme the visitor chose; `system` leaves it to the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Reads a stored choice; anything unknown is the system's. */
export function readTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
