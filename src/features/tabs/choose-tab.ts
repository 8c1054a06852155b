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

function plain(text: string): string {
  return text.trim().toLowerCase();
}
