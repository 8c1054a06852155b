import type { ReactNode } from 'react';
import { commonLevel, commonText, getRows, type Levels } from './availability.ts';
import { type Level, TITLE } from './words.ts';

/** Fill of the icon: full, half, an outline, or nothing. */
const FILL: Readonly<Record<Level, 'full' | 'half' | 'outline' | 'none'>> = {
  full: 'full',
  'team-add-on': 'half',
  ee: 'half',
  'private-beta': 'outline',
  'public-beta': 'outline',
  'not-available': 'none',
};

function Gauge({ level }: { level: Level }): ReactNode {
  const fill = FILL[level];
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0">
      {fill === 'none' ? (
        <path d="M1.5 5h7" className="stroke-ink-3" strokeWidth="1.5" />
      ) : (
        <circle
          cx="5"
          cy="5"
          r="4.25"
          className="fill-none stroke-amber-ink"
          strokeWidth="1.5"
          strokeDasharray={fill === 'outline' ? '2.2 1.6' : undefined}
        />
      )}
      {fill === 'full' && <circle cx="5" cy="5" r="2.75" className="fill-amber-ink" />}
      {fill === 'half' && <path d="M2.25 5a2.75 2.75 0 0 0 5.5 0Z" className="fill-amber-ink" />}
    </svg>
  );
}

function CommonLevel({ level }: { level: Level }): ReactNode {
  return (
    <p className="availability not-prose my-6 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem]">
      <span className="font-mono text-xs text-ink-3">{TITLE}:</span>
      <span className="inline-flex items-center gap-1.5 font-medium text-ink">
        <Gauge level={level} />
        {commonText(level)}
      </span>
    </p>
  );
}

/** Shows the availability of a feature on each plan; in one line if all plans are equal. */
export function AvailabilityBanner({ levels }: { levels: Levels }): ReactNode {
  const common = commonLevel(levels);
  if (common) return <CommonLevel level={common} />;
  return (
    <section className="availability not-prose my-6">
      <p className="mb-1.5 font-mono text-xs text-ink-3">{TITLE}</p>
      <dl className="rounded-lg border border-line max-sm:divide-y max-sm:divide-line max-sm:px-3.5 sm:flex sm:divide-x sm:divide-line">
        {getRows(levels).map(({ plan, name, level, long, short }) => (
          <div
            key={plan}
            className="py-2 max-sm:flex max-sm:items-baseline max-sm:justify-between sm:flex-auto sm:px-3 sm:py-2.5"
          >
            <dt className="text-xs text-ink-3">{name}</dt>
            <dd
              className={`flex items-center gap-1.5 text-[0.8125rem] font-medium sm:mt-0.5 ${level === 'not-available' ? 'text-ink-3' : 'text-ink'}`}
            >
              <Gauge level={level} />
              <span className="max-sm:sr-only">{long}</span>
              <span aria-hidden="true" className="sm:hidden">
                {short}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
