import { posix } from 'node:path';

const MAX_TERMS = 30;
const FILE = 'docs/glossary.md';

interface Row {
  term: string;
  meaning: string;
  links: { label: string; path: string }[];
}

/** Rows such as `| pack | One file. | [src/lib/pack.ts](../src/lib/pack.ts) |`, without the head of the table. */
function parseRows(markdown: string): Row[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [, term = '', meaning = '', where = ''] = line.split('|').map((cell) => cell.trim());
    const links = [...where.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, label = '', target = '']) => ({
      label,
      path: posix.join(posix.dirname(FILE), target),
    }));
    return { term, meaning, links };
  });
}

function rowFaults({ term, meaning, links }: Row, exists: (path: string) => boolean): string[] {
  const faults: string[] = [];
  if (!/^[A-Z].*\.$/.test(meaning) || /\. [A-Z]/.test(meaning)) faults.push(`explain "${term}" in one sentence.`);
  if (links.length === 0) faults.push(`link "${term}" to a file or folder.`);
  for (const { label, path } of links) {
    if (!exists(path)) faults.push(`"${term}" links to ${path}, which does not exist.`);
    if (label !== path) faults.push(`"${term}" calls ${path} "${label}".`);
  }
  return faults;
}

/** What is wrong with the glossary: too many, unsorted or repeated terms, long explanations, dead paths. */
export function glossaryFaults(markdown: string, exists: (path: string) => boolean): string[] {
  const rows = parseRows(markdown);
  const faults = rows.flatMap((row) => rowFaults(row, exists));
  if (rows.length === 0) faults.push('there is no table of terms.');
  if (rows.length > MAX_TERMS) faults.push(`${rows.length} terms, at most ${MAX_TERMS}. Rename one instead.`);
  for (const [index, { term }] of rows.entries()) {
    const previous = rows[index - 1]?.term;
    if (previous !== undefined && term <= previous) faults.push(`sort "${term}" and "${previous}", or drop one.`);
  }
  return faults.map((fault) => `${FILE}: ${fault}`);
}
