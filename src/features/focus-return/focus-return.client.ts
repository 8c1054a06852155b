import { FOCUS_TRAIL } from '../../site/limits.ts';
import { rememberFocus } from '../../ui/focus-return.ts';

/** Remembers what the visitor touched last. */
export default function start(): void {
  rememberFocus(FOCUS_TRAIL);
}
