/** Action of a key in the field of the dialog. */
export type KeyAction =
  | { type: 'select'; index: number }
  | { type: 'open'; inWindow: boolean }
  | { type: 'tab'; step: 1 | -1 };

/** The parts of a key press and of the field that decide the action. */
export interface KeyPress {
  key: string;
  keyCode: number;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
}

/** State of the list and of the caret when the key is pressed. */
export interface ListPosition {
  count: number;
  selected: number;
  /** True if more lines can be loaded. */
  more: boolean;
  /** True if the caret is before the first letter, with nothing selected. */
  atStart: boolean;
  /** True if the caret is after the last letter, with nothing selected. */
  atEnd: boolean;
}

/** Browsers report keys that belong to an input method with this code. */
const IN_COMPOSITION = 229;
const PAGE = 5;

/** Returns the action of a key; undefined if the field or the browser handles it. */
export function getKeyAction(press: KeyPress, place: ListPosition): KeyAction | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.isComposing || press.keyCode === IN_COMPOSITION || altKey) return undefined;
  const command = ctrlKey || metaKey;
  if (key === 'Enter' && !shiftKey) return { type: 'open', inWindow: command };
  if (command) return undefined;
  if (key === 'Tab') return { type: 'tab', step: shiftKey ? -1 : 1 };
  const index = shiftKey || place.count === 0 ? undefined : getTargetIndex(key, place);
  return index === undefined ? undefined : { type: 'select', index };
}

function getTargetIndex(key: string, { count, selected, more, atStart, atEnd }: ListPosition): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown' && selected >= last) return more ? last : 0;
  if (key === 'ArrowDown') return selected + 1;
  if (key === 'ArrowUp') return selected > 0 ? selected - 1 : last;
  if (key === 'PageDown') return Math.min(selected + PAGE, last);
  if (key === 'PageUp') return Math.max(selected - PAGE, 0);
  if (key === 'Home' && atStart) return 0;
  if (key === 'End' && atEnd) return last;
  return undefined;
}
