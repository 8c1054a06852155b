/** Loads progress where a page shows a learning path. */
export default function start(): void {
  if (document.querySelector('[data-learning-path]'))
    void import('./track.ts').then(({ startTracking }) => startTracking());
}
