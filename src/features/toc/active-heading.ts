/** Returns the index of the current heading: the last one whose top has passed `line`, or the first; at the page's end the last one. */
export function getActiveHeading(tops: readonly number[], line: number, atEnd: boolean): number {
  if (tops.length === 0) return -1;
  if (atEnd) return tops.length - 1;
  const passed = tops.findLastIndex((top) => top <= line);
  return Math.max(passed, 0);
}
