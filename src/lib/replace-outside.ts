/** Replaces matches of a pattern in HTML, except inside elements with one name. */
export function replaceOutside(
  html: string,
  element: string,
  pattern: string,
  replace: (found: string, ...groups: string[]) => string,
): string {
  let depth = 0;
  const either = new RegExp(`<(/?)${element}\\b|${pattern}`, 'gs');
  return html.replace(either, (found: string, end: string | undefined, ...groups: string[]) => {
    if (end !== undefined) depth += end ? -1 : 1;
    return end !== undefined || depth > 0 ? found : replace(found, ...groups);
  });
}
