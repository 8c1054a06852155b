/** Returns the index of the first preferred tab that exists: by label, or by index. */
export function chooseTab(
  values: readonly string[],
  preferredLabels: readonly (string | null | undefined)[],
): number | undefined {
  for (const preferredLabel of preferredLabels) {
    const label = normalize(preferredLabel ?? '');
    if (label === '') continue;
    const byLabel = values.findIndex((value) => normalize(value) === label);
    if (byLabel >= 0) return byLabel;
    if (/^\d+$/.test(label) && Number(label) < values.length) return Number(label);
  }
  return undefined;
}

/** Returns the value to store on a first visit: the first preferred label that any group has, else the first tab of the first group. */
export function getDefaultTab(
  groups: readonly (readonly string[])[],
  preferredLabels: readonly (string | null)[],
): string | undefined {
  for (const preferredLabel of preferredLabels)
    for (const values of groups) {
      const index = chooseTab(values, [preferredLabel]);
      if (index !== undefined) return values[index];
    }
  return groups[0]?.[0];
}

function normalize(text: string): string {
  return text.trim().toLowerCase();
}
