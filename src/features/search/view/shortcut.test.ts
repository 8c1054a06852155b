import { describe, expect, it } from 'vitest';
import { isApple, isShortcut, type ShortcutEvent } from './shortcut.ts';

const press = (rest: Partial<ShortcutEvent> = {}): ShortcutEvent => ({
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  repeat: false,
  ...rest,
});

describe('"Search shortcut key: k"', () => {
  it('with Ctrl, and with Cmd on a Mac', () => {
    expect(isShortcut(press({ ctrlKey: true }), false)).toBe(true);
    expect(isShortcut(press({ metaKey: true }), true)).toBe(true);
    expect(isShortcut(press({ ctrlKey: true, key: 'K' }), false)).toBe(true);
  });
  it('is recognised by its position on keyboards without Latin letters', () => {
    expect(isShortcut(press({ ctrlKey: true, key: 'ㅏ' }), false)).toBe(true);
    expect(isShortcut(press({ ctrlKey: true, key: 't' }), false)).toBe(false);
  });
  it('does not apply to the other system: Ctrl+K on a Mac deletes to the end of a line', () => {
    expect(isShortcut(press({ ctrlKey: true }), true)).toBe(false);
    expect(isShortcut(press({ metaKey: true }), false)).toBe(false);
  });
  it.each([
    {},
    { ctrlKey: true, altKey: true },
    { ctrlKey: true, shiftKey: true },
    { ctrlKey: true, metaKey: true },
    { ctrlKey: true, isComposing: true },
    { ctrlKey: true, defaultPrevented: true },
    { ctrlKey: true, repeat: true },
    { ctrlKey: true, key: 'j', code: 'KeyJ' },
  ])('ignores %j', (rest) => expect(isShortcut(press(rest), false)).toBe(false));
  it('detects Apple’s systems', () => {
    expect(['MacIntel', 'iPhone', 'iPad'].map(isApple)).toEqual([true, true, true]);
    expect(['Win32', 'Linux x86_64', ''].map(isApple)).toEqual([false, false, false]);
  });
});
