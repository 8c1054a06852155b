/** Lines that many pages share: availability, the name of a notebook's file and how it was verified. */
const SHARED_LINE =
  /^(Availability:?( [\w -]+ on every plan, cloud and self-hosted)?|(Hobby|Core|Pro|Enterprise|Self-hosted): [\w -]+|[\w.-]+\.ipynb|Run on \d+ \w+ \d{4} with .+|Checked: parses, names resolve)$/;

/** True for lines that many pages share and that don't describe the page. */
export function isSharedLine(line: string): boolean {
  return SHARED_LINE.test(line);
}
