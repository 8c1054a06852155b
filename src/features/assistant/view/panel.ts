import { readStored, writeStored } from '../../../lib/safe-storage.ts';
import { PANEL_KEY } from '../../../site/assistant.ts';

/** Screens with room for the panel next to the page; the stylesheet and the boot script have the same width. */
const WIDE = '(width >= 80rem)';

/** True if the assistant is a panel next to the page rather than a dialog over it. */
export function hasRoomForPanel(): boolean {
  return matchMedia(WIDE).matches;
}

/** Calls the callback when the window becomes wide enough for the panel, or too narrow. */
export function onRoomChange(callback: () => void): void {
  matchMedia(WIDE).addEventListener('change', callback);
}

/** True if the panel was left open in this window. */
export function wasPanelOpen(): boolean {
  return readStored(PANEL_KEY, 'sessionStorage') !== null;
}

/** Reserves or releases the room for the panel, on this page and the next ones. */
export function setPanelOpen(open: boolean): void {
  const { dataset } = document.documentElement;
  if (open) dataset.assistantPanel = '';
  else delete dataset.assistantPanel;
  writeStored(PANEL_KEY, open ? '1' : null, 'sessionStorage');
}
