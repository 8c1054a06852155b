import { expect, it } from 'vitest';
import { onPageView } from './page-views.ts';

function browser(prerendering: boolean) {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { prerendering });
  const paths: string[] = [];
  const stop = onPageView((path) => paths.push(path), { window, document, path: () => '/docs' } as never);
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const activate = () => {
    document.prerendering = false;
    document.dispatchEvent(new Event('prerenderingchange'));
  };
  return { paths, stop, show, activate };
}

it('counts a page load once: the first pageshow adds nothing', () => {
  const { paths, show } = browser(false);
  show(false);
  expect(paths).toEqual(['/docs']);
});

it('counts a prerendered page only when it is shown, and then once', () => {
  const { paths, show, activate } = browser(true);
  expect(paths).toEqual([]);
  activate();
  show(false);
  activate();
  expect(paths).toEqual(['/docs']);
});

it('captures a pageview after every page change, including back and forward', () => {
  const { paths, show } = browser(false);
  show(true);
  show(true);
  expect(paths).toEqual(['/docs', '/docs', '/docs']);
});

it('counts nothing after it is stopped', () => {
  const { paths, stop, show } = browser(false);
  stop();
  show(true);
  const ahead = browser(true);
  ahead.stop();
  ahead.activate();
  expect([paths, ahead.paths]).toEqual([['/docs'], []]);
});
