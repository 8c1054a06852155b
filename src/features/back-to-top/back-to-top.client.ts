/** Marks the page as scrolled once a whole screen has gone by; CSS shows the link then. */
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
}
