/** Something a visitor did to an island before it was awake. */
export interface PendingEvent {
  event: Event;
  target: Element;
}

/** Keeps an event for later; a click is stopped, so that it happens once, when it can be answered. */
export function queueEvent(pending: PendingEvent[], event: Event, target: Element): void {
  if (event.type === 'click') {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  pending.push({ event, target });
}

/** Sends pending events again, in order, to the elements they were meant for. */
export function replay(pending: readonly PendingEvent[]): void {
  for (const { event, target } of pending) {
    if (!target.isConnected) continue;
    if (event.type === 'focusin') {
      if (document.activeElement === target) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    } else if (event instanceof PointerEvent && event.type !== 'click') {
      target.dispatchEvent(new PointerEvent(event.type, event));
    } else {
      target.dispatchEvent(new MouseEvent(event.type, event as MouseEvent));
    }
  }
}
