import { copyMarkdown } from './copy.ts';
import { type CopyEvent, type CopyState, getDuration, getLabel, nextState } from './machine.ts';

/** Makes the "Copy as Markdown" button work. */
export default function start(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-copy-markdown]');
  const label = button?.querySelector('[data-label]');
  if (!button || !label) return;
  let state: CopyState = { kind: 'idle' };
  let hadFocus = false;
  const show = () => {
    label.textContent = getLabel(state);
    button.disabled = state.kind !== 'idle';
    button.dataset.state = state.kind;
    // A disabled button loses focus; restores it unless the reader has moved on.
    if (state.kind === 'idle' && hadFocus && document.activeElement === document.body)
      button.focus({ preventScroll: true });
  };
  const send = (event: CopyEvent) => {
    state = nextState(state, event);
    show();
    const duration = getDuration(state);
    if (duration !== undefined) setTimeout(() => send({ type: 'elapsed' }), duration);
  };
  button.addEventListener('click', async () => {
    hadFocus = document.activeElement === button;
    send({ type: 'click' });
    const failure = await copyMarkdown(location.pathname);
    send(failure ? { type: 'fail', failure } : { type: 'done' });
  });
}
