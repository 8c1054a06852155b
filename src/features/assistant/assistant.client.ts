import { CHAT_KEY } from './chat-key.ts';

/** Opens the dialog, whose form is in the page, and wakes what is behind it; the assistant's own page shows the chat that the window keeps. */
export default function start(): void {
  const page = document.querySelector<HTMLElement>('[data-assistant-page]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-assistant-dialog]');
  const chat = page ?? dialog;
  const wake = () => chat?.closest('sg-island')?.dispatchEvent(new Event('sg:wake'));
  for (const link of document.querySelectorAll<HTMLElement>('[data-assistant-open]'))
    link.addEventListener('click', (event) => {
      if (!chat || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      wake();
      if (!page) dialog?.showModal();
      // On a touch screen the field would bring up the keyboard, over what the dialog says; its title has focus there.
      if (page || !matchMedia('(pointer:coarse)').matches) chat.querySelector('textarea')?.focus();
    });
  try {
    if (page && sessionStorage.getItem(CHAT_KEY)) wake();
  } catch {
    // A browser that keeps nothing.
  }
}
