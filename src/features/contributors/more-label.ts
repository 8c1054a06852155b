/** The button's words with the number of people it shows: `... and 4 more`. */
export function moreLabel(words: string, count: number): string {
  return words.replace('{count}', String(count));
}
