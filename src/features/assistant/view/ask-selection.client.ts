import { ASSISTANT_EVENT, type AssistantRequest } from '../../../site/assistant.ts';
import { getQuote } from './selected-text.ts';

/** Space between the selection and the button, and between the button and the edge of the window. */
const GAP_PX = 8;
const TEXT = 'main article, main .prose';

/** Shows "Ask about this" below selected text in an article. Touch screens already show a menu there. */
export default function start(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-ask-selection]');
  if (!button || !document.querySelector(TEXT) || matchMedia('(pointer: coarse)').matches) return;
  const hide = () => {
    button.hidden = true;
  };
  const update = () => {
    const range = getSelectedRange();
    if (range) placeButton(button, range);
    else hide();
  };
  document.addEventListener('pointerup', () => setTimeout(update));
  document.addEventListener('keyup', ({ shiftKey, key }) => (shiftKey || key === 'Shift') && update());
  document.addEventListener('selectionchange', () => document.getSelection()?.isCollapsed && hide());
  addEventListener('scroll', () => button.hidden || update(), { passive: true });
  document.addEventListener('keydown', (event) => {
    if (button.hidden) return;
    if (event.key === 'Escape') hide();
    // The button follows the selected text, wherever it is in the document.
    const isNext = event.key === 'Tab' && !event.shiftKey && document.activeElement !== button;
    if (!isNext || !isReading()) return;
    event.preventDefault();
    button.focus();
  });
  // The selection stays while the button is pressed.
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    const quote = getQuote(document.getSelection()?.toString() ?? '');
    hide();
    if (!quote) return;
    const detail = { draft: (button.dataset.draft ?? '').replace('{quote}', () => quote) };
    document.dispatchEvent(new CustomEvent<AssistantRequest>(ASSISTANT_EVENT, { detail, cancelable: true }));
  });
}

/** True if focus is on the page or in the text, rather than in a dialog or a menu. */
function isReading(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('main') !== null;
}

/** Returns the selection in an article, if it can be quoted. */
function getSelectedRange(): Range | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: node } = range;
  const element = node instanceof Element ? node : node.parentElement;
  if (!element?.closest(TEXT) || element.closest('[data-assistant-page], form, dialog')) return undefined;
  return getQuote(selection.toString()) ? range : undefined;
}

function placeButton(button: HTMLButtonElement, range: Range): void {
  const rect = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  button.hidden = rect.bottom < 0 || rect.top > innerHeight;
  if (button.hidden) return;
  const { offsetWidth: width, offsetHeight: height } = button;
  const below = rect.bottom + GAP_PX;
  const top = below + height > innerHeight ? rect.top - height - GAP_PX : below;
  const left = Math.max(
    GAP_PX,
    Math.min(rect.right - width / 2, document.documentElement.clientWidth - width - GAP_PX),
  );
  button.style.top = `${Math.max(GAP_PX, top)}px`;
  button.style.left = `${left}px`;
}
