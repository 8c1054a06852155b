/** The tab that is meant by the first wish that names one: by label, or by an index that is in range. */
export function chooseTab(
  values: readonly string[],
  wishes: readonly (string | null | undefined)[],
): number | undefined {
  for (const wish of wishes) {
    const wanted = plain(wish ?? '');
    if (wanted === '') continue;
    const byLabel = values.findIndex((value) => plain(value) === wanted);
    if (byLabel >= 0) return byLabel;
    if (/^\d+$/.test(wanted) && Number(wanted) < values.length) return Number(wanted);
  }
  return undefined;
}

/** The value to store on a first visit: the first wish that any group has, else the first tab of the first group. */
export function defaultValue(
  groups: readonly (readonly string[])[],
  wishes: readonly (string | null)[],
): string | undefined {
  for (const wish of wishes)
    for (const values of groups) {
      const index = chooseTab(values, [wish]);
      if (index !== undefined) return values[index];
    }
  return groups[0]?.[0];
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
