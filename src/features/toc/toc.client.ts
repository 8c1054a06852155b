import { getActiveHeading } from './active-heading.ts';

/** Distance below the scroll target at which a heading counts as reached. */
const REACHED_PX = 32;

/** Scroll spy: marks the current heading in every table of contents. */
export default function start(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const ids = [...new Set(links.map((link) => decodeURIComponent(link.hash.slice(1))))];
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  if (headings.length === 0) return;
  const getReadingLine = () =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + REACHED_PX;
  let isScheduled = false;
  const mark = () => {
    isScheduled = false;
    const tops = headings.map((heading) => heading.getBoundingClientRect().top);
    const atEnd = scrollY > 0 && Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    const id = headings[getActiveHeading(tops, getReadingLine(), atEnd)]?.id;
    for (const link of links) {
      if (decodeURIComponent(link.hash.slice(1)) === id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const scheduleMark = () => {
    if (!isScheduled) requestAnimationFrame(mark);
    isScheduled = true;
  };
  addEventListener('scroll', scheduleMark, { passive: true });
  addEventListener('resize', scheduleMark, { passive: true });
  scheduleMark();
}
