import { findClosestMatch } from '../../lib/closest-match.ts';
import type { Fault } from '../../lib/fault.ts';
import type { Platform } from './platform.ts';

interface Family {
  what: string;
  file: string;
  pattern: RegExp;
  known: readonly string[];
}

/** Returns the names of the platform that text and code may contain, by pattern. */
function getFamilies({ attributes, operations: { metrics, queues } }: Platform): Family[] {
  const lists = queues.flatMap(({ redisList }) => [redisList, redisList.replace(/:wait$/, ':failed')]);
  const sightglassMetrics = metrics.filter(({ name }) => name.startsWith('sightglass.'));
  return [
    {
      what: 'span attribute',
      file: 'contracts/attributes.json',
      pattern: /(?<![\w.])sightglass\.(?:observation|trace)\.[a-z_]+(?:\.[a-z_]+)*/g,
      known: attributes,
    },
    {
      what: 'metric',
      file: 'contracts/operations.json',
      pattern: /(?<![\w.])sightglass\.(?:ingestion|queue|insert|migration)\.[a-z_]+/g,
      known: sightglassMetrics.map(({ name }) => name),
    },
    {
      what: 'metric in Prometheus',
      file: 'contracts/operations.json',
      pattern: /(?<![\w.])sightglass_(?:ingestion|queue|insert|migration)_[a-z_]+/g,
      known: sightglassMetrics.flatMap(prometheusNames),
    },
    { what: 'list in Redis', file: 'contracts/operations.json', pattern: /\bsightglass:[a-z]+:[a-z]+/g, known: lists },
  ];
}

/** Returns the names of a metric after OpenTelemetry's Prometheus exporter. */
function prometheusNames({ name, kind, unit }: Platform['operations']['metrics'][number]): string[] {
  const units: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' };
  const base = name.replaceAll('.', '_');
  const full = base.endsWith(units[unit] ?? '-') ? base : `${base}${units[unit] ?? ''}`;
  if (kind === 'counter') return [`${full}_total`];
  return kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${full}${end}`) : [full];
}

/** Faults for unknown names in a file that look like names of the platform. */
export function nameFaults(source: string, file: string, platform: Platform): Fault[] {
  const families = getFamilies(platform);
  return source.split('\n').flatMap((text, index) =>
    families.flatMap(({ what, file: contract, pattern, known }) =>
      Array.from(text.matchAll(pattern), ([name]) => name)
        .filter((name) => !known.includes(name))
        .map((name) => {
          const suggestion = known.find((other) => other.startsWith(name)) ?? findClosestMatch(name, known);
          return {
            file,
            line: index + 1,
            problem: `There is no ${what} "${name}" in ${contract}.`,
            remedy: suggestion ? `Did you mean "${suggestion}"?` : `Known: ${known.join(', ')}.`,
          };
        }),
    ),
  );
}
