import { isApple, isShortcut } from './shortcut.ts';

const TYPING =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Opens the dialog, whose form is in the page, and wakes what is behind it; the header's field alone loads it ahead. */
export default function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const island = dialog?.closest('sg-island');
  const input = dialog?.querySelector('input');
  if (!dialog || !island || !input) return;
  const apple = isApple(navigator.platform);
  if (apple) document.documentElement.dataset.apple = '';
  const wake = () => island.dispatchEvent(new Event('sg:wake'));
  const open = (text = '') => {
    wake();
    if (dialog.open) return;
    dialog.showModal();
    if (text) input.value = text;
    dialog.dispatchEvent(new Event('search:open'));
    input.focus();
  };
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event, apple) || !mayOpen(event.target, dialog)) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else open();
  });
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-search-field]')) {
    const move = () => {
      open(field.value);
      field.value = '';
    };
    field.addEventListener('focus', wake);
    field.addEventListener('click', move);
    // Focus alone opens nothing, so that the Tab key passes by; letters do, once they are composed.
    field.addEventListener('input', (event) => !(event as InputEvent).isComposing && move());
    field.addEventListener('compositionend', move);
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-search-open]'))
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    });
  dialog.dataset.ready = '';
}

/** The shortcut is not for those who type in another field, nor over another dialog. */
function mayOpen(target: EventTarget | null, dialog: HTMLDialogElement): boolean {
  if (dialog.open) return true;
  if (document.querySelector('dialog:modal')) return false;
  return !(target instanceof Element && target.matches(TYPING) && !target.matches('[data-search-field]'));
}
