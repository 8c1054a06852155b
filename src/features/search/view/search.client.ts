import { isApple, isShortcut } from './shortcut.ts';

const TYPING =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Opens the dialog, whose form is in the page, and hydrates it; focus on the header's field preloads it. */
export default function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const island = dialog?.closest('sg-island');
  const input = dialog?.querySelector('input');
  if (!dialog || !island || !input) return;
  const apple = isApple(navigator.platform);
  if (apple) document.documentElement.dataset.apple = '';
  const hydrate = () => island.dispatchEvent(new Event('sg:hydrate'));
  const open = (text = '') => {
    // In a separate task, so that the field appears first.
    setTimeout(hydrate);
    if (isOpen(dialog)) return;
    // As a popover it is above everything, without the style recalculation of a modal dialog.
    dialog.show();
    dialog.showPopover();
    if (text) input.value = text;
    dialog.dispatchEvent(new Event('search:open'));
    input.focus();
    // Earlier text in the field is selected, so that typing replaces it; text that was just typed continues.
    if (text) input.setSelectionRange(text.length, text.length);
  };
  emulateModal(dialog);
  document.addEventListener('keydown', (event) => {
    trapFocus(event, dialog);
    if (!isShortcut(event, apple) || !canOpenFrom(event.target, dialog)) return;
    event.preventDefault();
    if (isOpen(dialog)) dialog.close();
    else open();
  });
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-search-field]'))
    forwardToDialog(field, hydrate, open);
  for (const link of document.querySelectorAll<HTMLElement>('[data-search-open]'))
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    });
  dialog.dataset.ready = '';
}

/** Forwards input from a field of the page to the dialog: focus alone doesn't open it, so that the Tab key passes by; composed letters do. */
function forwardToDialog(field: HTMLInputElement, hydrate: () => void, open: (text: string) => void): void {
  const move = () => {
    open(field.value);
    field.value = '';
  };
  field.addEventListener('focus', hydrate);
  field.addEventListener('click', move);
  field.addEventListener('input', (event) => !(event as InputEvent).isComposing && move());
  field.addEventListener('compositionend', move);
}

/** Adds what a modal dialog does automatically, and synchronizes closing of the dialog and the popover. */
function emulateModal(dialog: HTMLDialogElement): void {
  dialog.addEventListener('toggle', () => dialog.matches(':popover-open') || dialog.close());
  dialog.addEventListener('close', () => dialog.open || dialog.hidePopover());
  dialog.addEventListener('wheel', lockScroll, { passive: false });
}

/** Keeps the page behind from scrolling; hiding its scrollbar would move or restyle it. */
function lockScroll(event: WheelEvent): void {
  const list = (event.target as Element).closest('.search-list');
  if (!list || list.scrollHeight <= list.clientHeight) event.preventDefault();
}

/** Each way to close triggers the other a moment later. */
const isOpen = (dialog: HTMLDialogElement) => dialog.open && dialog.matches(':popover-open');

/** Keeps the Tab key within the open dialog. */
function trapFocus(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented || !isOpen(dialog)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button, summary')].filter(
    (stop) => stop.tabIndex === 0 && stop.checkVisibility(),
  );
  const end = stops.at(event.shiftKey ? 0 : -1);
  if (dialog.contains(document.activeElement) && document.activeElement !== end) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

/** False if the visitor types in another field, or if another dialog is open. */
function canOpenFrom(target: EventTarget | null, dialog: HTMLDialogElement): boolean {
  if (isOpen(dialog)) return true;
  if (document.querySelector('dialog:modal')) return false;
  // Just after closing, its own field still has focus for a moment.
  const isSearch = target instanceof Element && (target.matches('[data-search-field]') || dialog.contains(target));
  return isSearch || !(target instanceof Element && target.matches(TYPING));
}
