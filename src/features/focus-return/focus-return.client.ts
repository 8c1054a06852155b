import { FOCUS_TRAIL } from '../../site/limits.ts';
import { rememberFocus } from '../../ui/focus-return.ts';

/** Remembers the elements that the visitor used last. */
export default function start(): void {
  rememberFocus(FOCUS_TRAIL);
}
