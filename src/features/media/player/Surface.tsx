import { useMediaRemote } from '@vidstack/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isTap, type Point } from './steps.ts';

/** The video surface: a click plays and pauses, a double click toggles full screen, a tap toggles the controls, a swipe does nothing. */
export function Surface(): ReactNode {
  const surface = useRef<HTMLDivElement>(null);
  const remote = useMediaRemote();
  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const on = { signal: ending.signal };
    let from: Point | undefined;
    element.addEventListener(
      'touchstart',
      ({ touches: [first] }) => {
        from = first && { x: first.clientX, y: first.clientY };
      },
      { ...on, passive: true },
    );
    element.addEventListener(
      'touchend',
      (event) => {
        const last = event.changedTouches[0];
        // The player would show its controls at every touch; the click that follows would pause.
        event.stopPropagation();
        if (event.cancelable) event.preventDefault();
        if (from && last && isTap(from, { x: last.clientX, y: last.clientY })) remote.toggleControls(event);
      },
      on,
    );
    element.addEventListener('click', (event) => remote.togglePaused(event), on);
    element.addEventListener('dblclick', (event) => remote.toggleFullscreen('prefer-media', event), on);
    return () => ending.abort();
  }, [remote]);
  return <div ref={surface} className="player-surface" aria-hidden />;
}
