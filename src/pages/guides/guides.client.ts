/** Loads the filter on the guides index. */
export default function start(): void {
  const index = document.querySelector<HTMLElement>('[data-guides]');
  if (index) void import('./filter.ts').then(({ startGuideFilter }) => startGuideFilter(index));
}
