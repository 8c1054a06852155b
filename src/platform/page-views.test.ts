import { expect, it } from 'vitest';
import { onPageView } from './page-views.ts';

function browser(prerendering: boolean) {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { prerendering });
  const seen: string[] = [];
  const stop = onPageView((path) => seen.push(path), { window, document, path: () => '/docs' } as never);
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const activate = () => {
    document.prerendering = false;
    document.dispatchEvent(new Event('prerenderingchange'));
  };
  return { seen, stop, show, activate };
}

it('counts a page on load once: the first pageshow adds nothing', () => {
  const { seen, show } = browser(false);
  show(false);
  expect(seen).toEqual(['/docs']);
});

it('counts a prerendered page only when it is shown, and then once', () => {
  const { seen, show, activate } = browser(true);
  expect(seen).toEqual([]);
  activate();
  show(false);
  activate();
  expect(seen).toEqual(['/docs']);
});

it('captures a pageview after every page change, a return by back or forward too', () => {
  const { seen, show } = browser(false);
  show(true);
  show(true);
  expect(seen).toEqual(['/docs', '/docs', '/docs']);
});

it('counts nothing once it is ended', () => {
  const { seen, stop, show } = browser(false);
  stop();
  show(true);
  const ahead = browser(true);
  ahead.stop();
  ahead.activate();
  expect([seen, ahead.seen]).toEqual([['/docs'], []]);
});
