import { expect, it } from 'vitest';
import { parseAnsi, stripAnsi } from './ansi.ts';

const ESC = '\u001b';

it('splits coloured text into runs', () =>
  expect(parseAnsi(`a${ESC}[31mred${ESC}[0m b${ESC}[1;92mok${ESC}[22m!`)).toEqual([
    { text: 'a', styles: [] },
    { text: 'red', styles: ['red'] },
    { text: ' b', styles: [] },
    { text: 'ok', styles: ['bright-green', 'bold'] },
    { text: '!', styles: ['bright-green'] },
  ]));

it('converts the sixteen named colours of the 256, and skips true colour and backgrounds', () =>
  expect(parseAnsi(`${ESC}[38;5;9mx${ESC}[38;2;1;2;3my${ESC}[39;48;5;1mz`).map(({ styles }) => styles)).toEqual([
    ['bright-red'],
    [],
    [],
  ]));

it('drops cursor movements, titles and links', () =>
  expect(stripAnsi(`a${ESC}[2K${ESC}[1Gb${ESC}]8;;https://a.example${ESC}\\c${ESC}]0;title\u0007d`)).toBe('abcd'));

it('keeps what a progress bar wrote last', () => {
  expect(stripAnsi('10%\r50%\r100%\ndone\r\n')).toBe('100%\ndone\n');
  expect(stripAnsi('waiting\r')).toBe('waiting');
});
