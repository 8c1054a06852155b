import type { Fault } from '../../lib/fault.ts';
import type { CellTrace } from '../../schema/notebook.ts';

/** A code cell that is shown next to the trace it produces. */
interface TracedCell {
  text: string;
  language: string;
  trace: CellTrace;
}

const attribute = ([name, value]: [string, string | number | undefined]) =>
  value === undefined ? '' : ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** Writes a cell with a trace as `<CodeToTrace>`. The marks are not in the cell itself, because its code is run as it is. */
export function writeTracedCell(cell: TracedCell): string {
  const { src, trace, open, caption } = cell.trace;
  const attributes = Object.entries({ src, trace, open, caption }).map(attribute).join('');
  const marker = '`'.repeat(3 + longestRun(cell.text));
  return [`<CodeToTrace${attributes}>`, '', marker + cell.language, markLines(cell), marker, '', '</CodeToTrace>'].join(
    '\n',
  );
}

const longestRun = (text: string) => Math.max(0, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));

function markLines({ text, language, trace }: TracedCell): string {
  const comment = language === 'ts' ? '//' : '#';
  const spans = Object.entries(trace.spans);
  const lines = text.trimEnd().split('\n');
  return lines
    .map((line) => {
      const names = spans.flatMap(([fragment, spanNames]) => (line.includes(fragment) ? spanNames : []));
      return [line, ...names.map((name) => `${comment} [!code span ${name}]`)].join('  ');
    })
    .join('\n');
}

/** Faults for pieces of code that are not in the cell. */
export function tracedCellFaults({ text, trace }: Pick<TracedCell, 'text' | 'trace'>, file: string): Fault[] {
  return Object.keys(trace.spans)
    .filter((fragment) => !text.split('\n').some((line) => line.includes(fragment)))
    .map((fragment) => ({
      file,
      problem: `No line of the cell contains "${fragment}", which "metadata.sightglass.trace.spans" names.`,
      remedy: 'Copy a piece of a line from the code.',
    }));
}
