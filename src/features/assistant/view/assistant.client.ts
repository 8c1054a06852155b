import { readStored } from '../../../lib/safe-storage.ts';
import { ASK_PARAMETER, ASSISTANT_EVENT, type AssistantRequest } from '../../../site/assistant.ts';
import { ASK } from '../../../site/limits.ts';
import { returnFocus } from '../../../ui/focus-return.ts';
import { sendToChat } from './ask-event.ts';
import { CHAT_KEY } from './chat-key.ts';
import { hasRoomForPanel, onRoomChange, setPanelOpen, wasPanelOpen } from './panel.ts';
import { sendWhenHydrated } from './send-when-hydrated.ts';

/** Opens the assistant: its page, a panel next to wide pages, or a dialog over narrow ones. The form is in the HTML; everything else loads when it is opened. */
export default function start(): void {
  const page = document.querySelector<HTMLElement>('[data-assistant-page]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-assistant-dialog]');
  const chat = page ?? dialog;
  if (!chat) return;
  const open = () => {
    hydrate(chat);
    if (!page && dialog) show(dialog);
    // On a touch screen, focusing the field would open the keyboard over the dialog; its title has focus there.
    const field = page || !matchMedia('(pointer:coarse)').matches ? 'textarea' : 'h2';
    chat.querySelector<HTMLElement>(field)?.focus();
  };
  for (const link of document.querySelectorAll<HTMLElement>('[data-assistant-open], [data-assistant-ask]'))
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
      const question = link.dataset.assistantAsk;
      if (question) sendToChat(chat, { question });
    });
  document.addEventListener(ASSISTANT_EVENT, (event) => {
    event.preventDefault();
    open();
    sendToChat(chat, (event as CustomEvent<AssistantRequest>).detail);
  });
  sendWhenHydrated(chat);
  if (dialog && !page) persistPanel(dialog);
  afterPrerendering(() => {
    if (page ? hasConversation() : dialog?.open) hydrate(chat);
    askFromUrl(chat);
  });
}

const hydrate = (chat: Element) => chat.closest('sg-island')?.dispatchEvent(new Event('sg:hydrate'));

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (!hasRoomForPanel()) {
    dialog.showModal();
    return;
  }
  setPanelOpen(true);
  dialog.show();
}

/** The panel stays open from page to page until it is closed; a window that becomes narrow gets the dialog instead. */
function persistPanel(dialog: HTMLDialogElement): void {
  const restore = () => {
    const isRestored = wasPanelOpen() && hasRoomForPanel();
    // Set as an attribute: `show()` would move focus into the panel.
    if (!dialog.matches(':modal')) dialog.toggleAttribute('open', isRestored);
    if (isRestored) document.documentElement.dataset.assistantPanel = '';
    else if (!wasPanelOpen()) delete document.documentElement.dataset.assistantPanel;
    if (!isRestored) return;
    dialog.dataset.restored = '';
    hydrate(dialog);
  };
  // If it was closed to switch its mode, it is open again by now.
  dialog.addEventListener('close', () => dialog.open || setPanelOpen(false));
  alignPanelBelowHeader(dialog);
  document.addEventListener('keydown', (event) => {
    const isInside = event.target instanceof Node && dialog.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside || dialog.matches(':modal')) return;
    dialog.close();
    returnFocus();
  });
  onRoomChange(() => {
    if (!dialog.open) return;
    dialog.close();
    show(dialog);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
  afterPrerendering(restore);
}

/** The panel begins below the header, which the announcement above it moves as the page is scrolled. */
function alignPanelBelowHeader(dialog: HTMLDialogElement): void {
  const header = dialog.closest('header');
  const place = () => {
    if (header && dialog.open)
      dialog.style.setProperty('--panel-top', `${Math.max(0, header.getBoundingClientRect().bottom)}px`);
  };
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place, { passive: true });
  new MutationObserver(place).observe(dialog, { attributeFilter: ['open'] });
  document.querySelector('[data-announcement-dismiss]')?.addEventListener('click', () => setTimeout(place));
}

/** Runs once the reader sees the page: while it is prerendered, nothing happens. */
function afterPrerendering(callback: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

/** `?ask=` opens the assistant with a question, and so does `?q=` on its page where no server answers that. The parameter goes, so that a reload does not ask again. */
function askFromUrl(chat: HTMLElement): void {
  const url = new URL(location.href);
  const parameter = 'localOnly' in chat.dataset && url.searchParams.has('q') ? 'q' : ASK_PARAMETER;
  const question = url.searchParams.get(parameter)?.trim().slice(0, ASK.questionChars);
  if (!question) return;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
  document.dispatchEvent(
    new CustomEvent<AssistantRequest>(ASSISTANT_EVENT, { detail: { question }, cancelable: true }),
  );
}

function hasConversation(): boolean {
  return readStored(CHAT_KEY, 'sessionStorage') !== null;
}
