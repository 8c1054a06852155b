import { sendFeedback } from '../../features/feedback/view/api.ts';
import { randomUuid } from '../../lib/random-uuid.ts';

/** Starts each stored request, so that readers of feedback can tell it from a complaint. */
export const REQUEST_PREFIX = 'Integration request: ';

/** Sends the request form without leaving the page. */
export function startRequest(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[role="status"]');
  const button = form.querySelector('button');
  const field = form.elements.namedItem('comment');
  if (!status || !button || !(field instanceof HTMLInputElement)) return;
  let key = randomUuid();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const comment = field.value.trim();
    field.setCustomValidity(comment ? '' : 'Name the tool.');
    // Bots fill in every field; their requests are dropped.
    if (!form.reportValidity() || button.disabled || data.get('website')) return;
    button.disabled = true;
    status.textContent = 'Sending…';
    const page = String(data.get('page'));
    const sent = await sendFeedback({ page, feedback: 'negative', comment: `${REQUEST_PREFIX}${comment}` }, key);
    button.disabled = false;
    status.textContent = sent
      ? 'Thank you. Your request has arrived.'
      : 'Your request could not be sent. Try again in a few minutes.';
    if (!sent) return;
    form.reset();
    key = randomUuid();
  });
  field.addEventListener('input', () => field.setCustomValidity(''));
}
