/** Cuts a text to at most `max` characters, at a word end if one is near, and marks the cut. */
export function truncateText(text: string, max: number): string {
  const letters = Array.from(text.trim());
  if (letters.length <= max) return letters.join('');
  const cut = letters.slice(0, max - 1).join('');
  const atWord = cut.replace(/\s+\S*$/u, '');
  const whole = atWord.length > cut.length * 0.7 ? atWord : cut;
  return `${whole.replace(/[\s,;:.–—-]+$/u, '')}…`;
}
