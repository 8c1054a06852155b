import { type RefObject, useEffect } from 'react';

/** Tells the stylesheet how much of a phone's screen the keyboard leaves. */
export function useSheetHeight(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const tell = () => {
      dialog.current?.style.setProperty('--seen-height', `${view.height}px`);
      dialog.current?.style.setProperty('--seen-top', `${view.offsetTop}px`);
    };
    tell();
    view.addEventListener('resize', tell);
    view.addEventListener('scroll', tell);
    return () => {
      view.removeEventListener('resize', tell);
      view.removeEventListener('scroll', tell);
    };
  }, [dialog]);
}
