/** Marks the page as scrolled once a whole screen has gone by, where CSS shows the link; the link takes focus up too. */
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

/** The next Tab begins at the top; the link, about to be hidden, would leave focus nowhere. */
function moveFocusToStart(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true });
}
