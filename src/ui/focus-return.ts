import { FocusTrail } from '../lib/focus-trail.ts';

let trail: FocusTrail<HTMLElement> | undefined;

/** Remembers what is clicked or focused on the page, only in the memory of this window. */
export function rememberFocus(max: number): void {
  const focusTrail = new FocusTrail<HTMLElement>(max);
  trail = focusTrail;
  const remember = ({ target }: Event) => {
    const element =
      target instanceof Element
        ? target.closest<HTMLElement>('a, button, input, select, summary, textarea, [tabindex]')
        : null;
    if (element) focusTrail.remember(element);
  };
  document.addEventListener('focusin', remember, true);
  document.addEventListener('click', remember, true);
}

/** Focuses the last used element that is still usable, unless something else has focus. */
export function returnFocus(): void {
  if (!hasFocus()) trail?.latest(isUsable)?.focus({ preventScroll: true });
}

/** True if something on the page has focus. A newly hidden or disabled element stays `activeElement` until the next frame, but does not count. */
export function hasFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && isUsable(activeElement);
}

function isUsable(element: Element): boolean {
  return (
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [inert], [inert] *')
  );
}
