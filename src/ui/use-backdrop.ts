import { type MouseEvent, useRef } from 'react';

/** Handlers for a `<dialog>` that closes on a click that both started and ended on its backdrop, so that selecting text never closes it. */
export function useBackdrop(onClose: () => void) {
  const began = useRef(false);
  return {
    onPointerDown: (event: MouseEvent) => {
      began.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (began.current && event.target === event.currentTarget) onClose();
    },
  };
}
