import { replaceOutside } from './replace-outside.ts';

/** Ends of list items that the next tag implies. Those of `dt` and `dd` stay: simple parsers, as agents use, need them. */
const IMPLIED_ENDS = '</li>(?=<li[ >]|</[uo]l>)';

/** Omits the optional end tags of list items, except inside elements named `untouched`. */
export function omitEndTags(html: string, untouched: string): string {
  return replaceOutside(html, untouched, IMPLIED_ENDS, () => '');
}
