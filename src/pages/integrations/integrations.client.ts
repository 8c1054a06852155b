/** Loads the filter and the request form on the integrations index. */
export default function start(): void {
  const index = document.querySelector<HTMLElement>('[data-integrations]');
  if (index) void import('./filter.ts').then(({ startFilter }) => startFilter(index));
  const form = document.querySelector<HTMLFormElement>('form[data-request-integration]');
  if (form) void import('./request.ts').then(({ startRequest }) => startRequest(form));
}
