import { describe, expect, it } from 'vitest';
import { getKeyAction, type KeyPress, type ListPosition } from './keys.ts';

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  keyCode: 0,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...rest,
});
const place = (rest: Partial<ListPosition> = {}): ListPosition => ({
  count: 10,
  selected: 4,
  more: false,
  atStart: false,
  atEnd: true,
  ...rest,
});
const selects = (key: string, rest?: Partial<ListPosition>) => getKeyAction(press(key), place(rest));

describe('the keys of the field', () => {
  it.each([
    ['ArrowDown', {}, 5],
    ['ArrowDown', { selected: 9 }, 0],
    ['ArrowDown', { selected: 8, more: true }, 9],
    ['ArrowDown', { selected: 9, more: true }, 9],
    ['ArrowDown', { selected: -1 }, 0],
    ['ArrowUp', {}, 3],
    ['ArrowUp', { selected: 0 }, 9],
    ['ArrowUp', { selected: -1 }, 9],
    ['PageDown', {}, 9],
    ['PageUp', {}, 0],
    ['End', {}, 9],
    ['Home', { atStart: true }, 0],
  ])('%s with %j selects line %i', (key, rest, index) => expect(selects(key, rest)).toEqual({ type: 'select', index }));
  it.each([
    ['Home', { atStart: false }],
    ['End', { atEnd: false }],
    ['ArrowLeft', {}],
    ['ArrowDown', { count: 0 }],
    ['a', {}],
  ])('%s with %j is left to the field', (key, rest) => expect(selects(key, rest)).toBeUndefined());
  it('Enter opens in this window, with Cmd or Ctrl in a new one', () => {
    expect(getKeyAction(press('Enter'), place())).toEqual({ type: 'open', inWindow: false });
    expect(getKeyAction(press('Enter', { ctrlKey: true }), place())).toEqual({ type: 'open', inWindow: true });
    expect(getKeyAction(press('Enter', { metaKey: true }), place())).toEqual({ type: 'open', inWindow: true });
  });
  it('Tab and Shift+Tab switch tabs; Ctrl+Tab is left to the browser', () => {
    expect(getKeyAction(press('Tab'), place())).toEqual({ type: 'tab', step: 1 });
    expect(getKeyAction(press('Tab', { shiftKey: true }), place())).toEqual({ type: 'tab', step: -1 });
    expect(getKeyAction(press('Tab', { ctrlKey: true }), place())).toBeUndefined();
  });
  it.each(['Enter', 'ArrowDown', 'Tab'])('%s is left to an input method during composition', (key) => {
    expect(getKeyAction(press(key, { isComposing: true }), place())).toBeUndefined();
    expect(getKeyAction(press(key, { keyCode: 229 }), place())).toBeUndefined();
  });
});
