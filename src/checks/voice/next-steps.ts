import type { Fault } from '../../lib/fault.ts';

/** The one heading that closes a page. */
const CLOSING = /^## Next steps(?: \[#[\w-]+\])?$/;
/** Headings that close a page in other words. */
const OTHER_CLOSING =
  /^#{2,3} (?:Next|What next|What's next|Read on|See also|Related(?: pages)?|Further reading|Where to go next|More)(?: \[#[\w-]+\])?$/i;
const MIN_LINKS = 2;
const MAX_LINKS = 4;

/** Faults of the closing "Next steps" list; `required` is true if the text must have one. */
export function nextStepsFaults(source: string, file: string, required: boolean): Fault[] {
  const lines = withoutFences(source.split('\n'));
  const other = lines.flatMap((text, index) =>
    OTHER_CLOSING.test(text)
      ? [
          {
            file,
            line: index + 1,
            problem: `The heading "${text.replace(/^#+ /, '')}" closes the page.`,
            remedy: REMEDY,
          },
        ]
      : [],
  );
  if (other.length > 0) return other;
  const index = lines.findLastIndex((text) => CLOSING.test(text));
  if (index < 0)
    return required
      ? [{ file, line: lines.length, problem: 'The page ends without "Next steps".', remedy: REMEDY }]
      : [];
  const items = lines.slice(index + 1).filter((text) => text.trim() !== '');
  const isList = items.every((text) => /^- .*\]\(/.test(text));
  if (isList && items.length >= MIN_LINKS && items.length <= MAX_LINKS) return [];
  return [{ file, line: index + 1, problem: '"Next steps" is not a list of two to four links.', remedy: REMEDY }];
}

const REMEDY = 'End with "## Next steps" and two to four lines "- [Page](/path): what it gives the reader."';

/** Blanks the lines of code fences. */
function withoutFences(lines: readonly string[]): string[] {
  let fence: string | undefined;
  return lines.map((text) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence === undefined && mark) fence = mark;
    else if (fence !== undefined && mark?.startsWith(fence)) fence = undefined;
    else if (fence === undefined) return text;
    return '';
  });
}
