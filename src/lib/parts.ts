/** Packs texts into parts of at most `limit` characters, in order; a longer text gets a separate part. */
export function splitIntoParts<Item>(
  items: readonly Item[],
  getLength: (item: Item) => number,
  limit: number,
): Item[][] {
  const parts: Item[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const length = getLength(item);
    if (size + length > limit) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(item);
    size += length;
  }
  return parts;
}
