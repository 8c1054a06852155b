import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const pairs = [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
const token = new Map(pairs.map(([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }]));
const AA = 4.5;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(text: string, ground: string, scheme: 'light' | 'dark'): number {
  const [a, b] = [text, ground].map((name) => luminance(token.get(name)?.[scheme] ?? '')) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const inks = ['ink', 'ink-2', 'ink-3', 'amber-ink', 'red-ink', 'green-ink', 'blue-ink', 'violet-ink'];
const code = [...token.keys()].filter((name) => name.startsWith('code-'));
const marked = ['sunken', 'amber-wash', 'green-wash', 'red-wash'];

describe.each(['light', 'dark'] as const)('colours in %s', (scheme) => {
  it.each(inks)('%s has enough contrast on every background', (ink) => {
    for (const ground of ['paper', 'raised', 'sunken'])
      expect(contrast(ink, ground, scheme), ground).toBeGreaterThanOrEqual(AA);
  });
  it.each(['red', 'green', 'blue', 'amber'])('%s-ink has enough contrast on its wash', (tone) => {
    expect(contrast(`${tone}-ink`, `${tone}-wash`, scheme)).toBeGreaterThanOrEqual(AA);
  });
  it.each(code)('%s has enough contrast on plain and marked lines', (name) => {
    for (const ground of marked) expect(contrast(name, ground, scheme), ground).toBeGreaterThanOrEqual(AA);
  });
  it('paper has enough contrast on the filled buttons', () => {
    for (const ground of ['ink', 'ink-2', 'red', 'red-ink'])
      expect(contrast('paper', ground, scheme), ground).toBeGreaterThanOrEqual(AA);
  });
});

it('finds the thirteen code colours', () => expect(code).toHaveLength(13));
