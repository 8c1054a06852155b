/** An event of an island that is not hydrated yet. */
export interface PendingEvent {
  event: Event;
  target: Element;
}

/** Queues an event for later; stops a click, so that it takes effect once, after hydration. */
export function queueEvent(pending: PendingEvent[], event: Event, target: Element): void {
  if (event.type === 'click') {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  pending.push({ event, target });
}

/** Sends pending events again, in order, to their original targets. */
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
