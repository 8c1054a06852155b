const WAITING = '[data-gif="waiting"]';

/** Starts films that play automatically, and remembers a press on a player or a loop whose code is still loading. */
export default function start(): void {
  const gifs = document.querySelectorAll<HTMLElement>('[data-gif]');
  if (gifs.length > 0) void import('./gif.ts').then(({ startGifs }) => startGifs([...gifs]));
  document.addEventListener('click', (event) => {
    const loop = event.target instanceof Element && event.target.closest('button')?.closest<HTMLElement>(WAITING);
    if (loop) loop.dataset.asked = '';
    const cover = event.target instanceof Element && event.target.closest<HTMLElement>('[data-media-cover]');
    if (!cover || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    cover.dataset.asked = '';
  });
}
