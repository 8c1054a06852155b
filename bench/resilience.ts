import { parseArgs } from 'node:util';
import { type Figure, meetsTarget } from './resilience/row.ts';
import { RESILIENCE_ROWS } from './resilience/rows.ts';
import { printTable } from './table.ts';

/** `-- --short` runs the short form of each experiment; `-- --only name` runs those whose name contains it; `-- --requests n` sets how many requests memory and fuzzing send. */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    requests: { type: 'string' },
  },
});

const requests = values.requests ? Number(values.requests) : undefined;

const format = (value: number, unit: Figure['unit']) =>
  `${Math.round(value).toLocaleString('en')}${unit ? ` ${unit}` : ''}`;

const lines: string[][] = [];
let missed = 0;
for (const { name, run } of RESILIENCE_ROWS.filter((row) =>
  row.name.toLowerCase().includes(values.only.toLowerCase()),
)) {
  console.error(`${name} ...`);
  for (const figure of await run({ short: values.short, requests })) {
    if (!meetsTarget(figure)) missed += 1;
    const { what, value, limit, unit } = figure;
    lines.push([
      `${name}: ${what}`,
      format(value, unit),
      `<= ${format(limit, unit)}`,
      meetsTarget(figure) ? 'yes' : 'NO',
    ]);
  }
}
printTable(['experiment', 'measured', 'target', 'met'], lines);
process.exit(missed > 0 ? 1 : 0);
