/** Cuts a text to at most `max` characters, at a word where one ends near, and marks the cut. */
export function cutText(text: string, max: number): string {
  const letters = Array.from(text.trim());
  if (letters.length <= max) return letters.join('');
  const kept = letters.slice(0, max - 1).join('');
  const atWord = kept.replace(/\s+\S*$/u, '');
  const whole = atWord.length > kept.length * 0.7 ? atWord : kept;
  return `${whole.replace(/[\s,;:.–—-]+$/u, '')}…`;
}
