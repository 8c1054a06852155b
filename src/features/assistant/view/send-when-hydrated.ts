/** True for the Enter key without modifiers; ignores keys of an input method. */
function isSubmitKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229;
}

/**
 * Submits a question if Enter is pressed before the chat is hydrated. Until then the browser would add a line to the
 * field and submit nothing.
 */
export function sendWhenHydrated(chat: HTMLElement): void {
  const island = chat.closest<HTMLElement>('sg-island');
  const field = chat.querySelector('textarea');
  if (!island || !field?.form) return;
  const isHydrated = () => 'hydrated' in island.dataset;
  const submit = () => {
    field.value = field.value.replace(/\n+$/, '');
    island.addEventListener('sg:hydrated', () => field.form?.requestSubmit(), { once: true });
    island.dispatchEvent(new Event('sg:hydrate'));
  };
  field.addEventListener('keydown', (event) => {
    if (isHydrated() || !isSubmitKey(event)) return;
    event.preventDefault();
    if (field.value.trim()) submit();
  });
  // The key may have been pressed before any script ran: then the field ends with a new line.
  const wasPressed = document.activeElement === field && /\S\n$/.test(field.value);
  if (wasPressed && !isHydrated()) submit();
}
