import { SEARCH_SHORTCUT_KEY } from '../../../site/limits.ts';

/** The fields of a keyboard event that the shortcut depends on. */
export type ShortcutEvent = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented' | 'repeat'
>;

/** True on Apple's systems, where shortcuts use Cmd. */
export function isApple(platform: string): boolean {
  return /^(Mac|iP)/.test(platform);
}

/** True for Cmd+K on a Mac and Ctrl+K elsewhere, without other modifiers, unless something else has handled it. */
export function isShortcut(event: ShortcutEvent, apple: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented, repeat } = event;
  // On keyboards without Latin letters, the key is identified by its position.
  const isKey = key.toLowerCase() === SEARCH_SHORTCUT_KEY || (/[^\0-\x7F]/.test(key) && code === 'KeyK');
  const modifiers = apple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isKey && modifiers && !altKey && !shiftKey && !isComposing && !defaultPrevented && !repeat;
}
