/** Marks the page as scrolled after one screen, so that CSS shows the link; the link also moves focus to the top. */
export default function start(): void {
  let waiting = false;
  const mark = () => {
    waiting = false;
    document.documentElement.toggleAttribute('data-scrolled', scrollY > innerHeight);
  };
  addEventListener(
    'scroll',
    () => {
      if (!waiting) requestAnimationFrame(mark);
      waiting = true;
    },
    { passive: true },
  );
  mark();
  document.querySelector('[data-back-to-top]')?.addEventListener('click', (event) => {
    event.preventDefault();
    scrollTo({ top: 0 });
    moveFocusToStart();
  });
}

/** The next Tab starts at the top; otherwise focus would be lost when the link is hidden. */
function moveFocusToStart(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true });
}
