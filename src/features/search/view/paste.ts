import { toOneLine } from './state.ts';

/** The parts of a text field that pasting needs. */
export interface PasteTarget {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
  setSelectionRange(start: number, end: number): void;
}

/** Pastes text of several lines into a single-line field, with spaces for line breaks, and returns the value with line breaks; undefined for one line, which the browser pastes. */
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
