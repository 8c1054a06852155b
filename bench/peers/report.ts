import { getTotal } from '../page-weight.ts';
import { OUR_NAME, type SiteFigures } from './site.ts';

export const HEADER = [
  'site',
  'CPU s',
  'wall s',
  'peak MB',
  'HTML KB',
  'JS br KB',
  'total br KB',
  'perf',
  'FCP s',
  'LCP s',
  'TBT ms',
] as const;

const METRICS = [
  ['FCP', 'fcpMs'],
  ['LCP', 'lcpMs'],
] as const;
const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** Returns the row of a site; unmeasured cells are empty, and a failed step is named. */
export function toRow({ name, build, weight, paint, failure }: SiteFigures): string[] {
  const label = failure ? `${name} (${failure.step} failed)` : name;
  const built = build ? [build.cpuSeconds.toFixed(1), build.wallSeconds.toFixed(1), build.rssMb.toFixed(0)] : [];
  const weighed = weight ? [kb(weight.rawHtml), kb(weight.js), kb(getTotal(weight))] : [];
  const painted = paint
    ? [String(paint.score), seconds(paint.fcpMs), seconds(paint.lcpMs), paint.tbtMs.toFixed(0)]
    : [];
  return [label, ...padTo(built, 3), ...padTo(weighed, 3), ...padTo(painted, 4)];
}

const padTo = (cells: readonly string[], length: number) => Array.from({ length }, (_, index) => cells[index] ?? '');

/** One figure of our site and of Starlight. */
export interface Comparison {
  metric: string;
  line: string;
  isMet: boolean;
}

/** Compares our paint times with Starlight's in the same run; empty if one of the two has none. */
export function compareWithStarlight(sites: readonly SiteFigures[]): Comparison[] {
  const ours = sites.find(({ name }) => name === OUR_NAME)?.paint;
  const theirs = sites.find(({ name }) => name === 'Starlight')?.paint;
  if (!ours || !theirs) return [];
  return METRICS.map(([metric, key]) => {
    const isMet = ours[key] < theirs[key];
    const ratio = (ours[key] / theirs[key]).toFixed(2);
    const times = `ours ${seconds(ours[key])} s, Starlight ${seconds(theirs[key])} s`;
    return { metric, isMet, line: `${metric}: ${times}, ratio ${ratio} (target < 1): ${isMet ? 'met' : 'missed'}` };
  });
}

/** Returns the lines below the table: logs of failures, then the targets. */
export function getRemarks(sites: readonly SiteFigures[]): string[] {
  const logs = sites.flatMap(({ name, failure }) =>
    failure ? [`${name}, ${failure.step} failed:\n${failure.log}`] : [],
  );
  const comparisons = compareWithStarlight(sites);
  const missed = comparisons.filter(({ isMet }) => !isMet).map(({ metric }) => `${metric} ahead of Starlight`);
  if (comparisons.length === 0)
    return [...logs, 'Targets were not compared: Lighthouse did not measure both ours and Starlight.'];
  const verdict = missed.length === 0 ? 'All targets are met.' : `Missed: ${missed.join('; ')}.`;
  const target = 'Target: FCP and LCP ahead of Starlight in the same run.';
  return [...logs, target, ...comparisons.map(({ line }) => line), verdict];
}

/** True if a site could not be measured. */
export const hasFailures = (sites: readonly SiteFigures[]): boolean => sites.some(({ failure }) => failure);

/** True if a target is missed. */
export const missesTargets = (sites: readonly SiteFigures[]): boolean =>
  compareWithStarlight(sites).some(({ isMet }) => !isMet);
