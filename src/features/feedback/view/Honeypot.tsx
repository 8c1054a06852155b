import { HONEYPOT } from '../body.ts';

/** A field for bots; people neither see nor reach it. */
export function Honeypot() {
  return (
    <input
      type="text"
      name={HONEYPOT}
      defaultValue=""
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="sr-only"
    />
  );
}
