import { type RefObject, useEffect } from 'react';

/** Exposes to the stylesheet how much of a phone's screen the keyboard leaves. */
export function useSheetHeight(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const setProperties = () => {
      dialog.current?.style.setProperty('--seen-height', `${view.height}px`);
      dialog.current?.style.setProperty('--seen-top', `${view.offsetTop}px`);
    };
    setProperties();
    view.addEventListener('resize', setProperties);
    view.addEventListener('scroll', setProperties);
    return () => {
      view.removeEventListener('resize', setProperties);
      view.removeEventListener('scroll', setProperties);
    };
  }, [dialog]);
}
