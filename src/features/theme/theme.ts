/** A theme the visitor chose; `system` leaves it to the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Parses a stored choice; anything unknown means the system's theme. */
export function readTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
