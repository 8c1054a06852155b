import { toOneLine } from './state.ts';

/** A text field as far as pasting needs it. */
export interface PasteTarget {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
  setSelectionRange(start: number, end: number): void;
}

/** Puts text of several lines into a field of one, with spaces for its line ends, and returns it with them; undefined for one line, which the browser pastes itself. */
export function pasteAsOneLine(field: PasteTarget, text: string, max: number): string | undefined {
  const cut = text.slice(0, max).trim();
  if (!/[\r\n]/.test(cut)) return undefined;
  const { value, selectionStart, selectionEnd } = field;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const shown = before + toOneLine(cut);
  field.value = shown + after;
  field.setSelectionRange(shown.length, shown.length);
  return before + cut + after;
}
