import { findClosestMatch } from '../lib/closest-match.ts';
import type { Fault } from '../lib/fault.ts';
import type { Page } from '../source/pages.ts';
import type { PublishedPage } from './ledger.ts';

/** Faults for heading aliases of a page that lead nowhere or equal an existing heading. */
export function headingAliasFaults({ file, source }: Page, published: PublishedPage): Fault[] {
  const { headingAliases, ids, anchors } = published;
  return Object.entries(headingAliases).flatMap(([former, now]): Fault[] => {
    const place = { file, line: getLine(source, former) };
    if (ids.includes(former))
      return [{ ...place, problem: `"${former}" is the id of a heading on this page.`, remedy: 'Remove the alias.' }];
    if (anchors.has(former)) return [];
    const suggestion = findClosestMatch(now, ids);
    return [
      {
        ...place,
        problem: `No heading of this page has the id "${now}".`,
        remedy: suggestion ? `Did you mean "${suggestion}"?` : 'Use an id that exists on the page.',
      },
    ];
  });
}

function getLine(source: string, former: string): number | undefined {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.startsWith('headingAliases:'));
  const key = new RegExp(`(^|[\\s{,"'])${RegExp.escape(former)}["']?:`);
  return lines.findIndex((line, index) => index >= start && key.test(line)) + 1 || start + 1 || undefined;
}
