import { readStored, writeStored } from '../../lib/safe-storage.ts';
import {
  describeProgress,
  PROGRESS_KEY,
  parseProgress,
  serializeProgress,
  withoutSteps,
  withStep,
} from './progress.ts';

/** Shows and stores progress for every learning path of the page. Writes storage only when the reader ticks or resets steps. */
export function startTracking(): void {
  let done = readProgress();
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-learning-path]')];
  const show = () => {
    for (const block of blocks) showProgress(block, done);
  };
  const change = (next: Set<string>, block: HTMLElement | null, news: (steps: readonly string[]) => string) => {
    done = next;
    storeProgress(done);
    show();
    const live = block?.querySelector('[data-progress-news]');
    if (block && live) live.textContent = news(getSteps(block));
  };
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.step === undefined) return;
    const next = withStep(done, target.dataset.step, target.checked);
    change(next, target.closest('[data-learning-path]'), (steps) =>
      describeProgress(countDone(steps, next), steps.length),
    );
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-reset-progress]') : null;
    const block = button?.closest<HTMLElement>('[data-learning-path]');
    if (!block) return;
    change(withoutSteps(done, getSteps(block)), block, () => 'Progress reset');
    block.querySelector<HTMLElement>('[data-step]')?.focus();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== PROGRESS_KEY) return;
    done = parseProgress(newValue);
    show();
  });
  show();
}

function getSteps(block: HTMLElement): string[] {
  if (block.dataset.steps) return block.dataset.steps.split(' ');
  return [...block.querySelectorAll<HTMLElement>('[data-step]')].map((box) => box.dataset.step ?? '');
}

const countDone = (steps: readonly string[], done: ReadonlySet<string>) =>
  steps.filter((step) => done.has(step)).length;

function showProgress(block: HTMLElement, done: ReadonlySet<string>): void {
  for (const box of block.querySelectorAll<HTMLInputElement>('[data-step]'))
    box.checked = done.has(box.dataset.step ?? '');
  const steps = getSteps(block);
  const count = countDone(steps, done);
  const text = block.querySelector('[data-progress]');
  if (text) text.textContent = count > 0 ? describeProgress(count, steps.length) : '';
  const reset = block.querySelector<HTMLElement>('[data-reset-progress]');
  if (reset) reset.hidden = count === 0;
}

function readProgress(): Set<string> {
  return parseProgress(readStored(PROGRESS_KEY));
}

function storeProgress(done: ReadonlySet<string>): void {
  writeStored(PROGRESS_KEY, serializeProgress(done));
}
