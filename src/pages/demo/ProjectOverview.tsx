import { ArrowDown } from 'lucide-react';
import { DrawnFigure } from '../../ui/DrawnFigure.tsx';
import { ExampleCaption } from '../parts/ExampleCaption.tsx';
import { getFindings } from './findings.ts';

/** What each part of the project shows, with its figures. */
export function ProjectOverview() {
  const findings = getFindings();
  return (
    <DrawnFigure
      summary={`The example project: ${findings.map(({ title, reading }) => `${title}, ${reading}`).join('; ')}`}
    >
      <ul>
        {findings.map(({ id, title, reading, text }) => (
          <li key={id} className="border-line border-t first:border-t-0">
            <a
              href={`#${id}`}
              className="group grid grid-cols-[1fr_auto] items-baseline gap-x-4 px-4 py-3 -outline-offset-2 hover:bg-sunken"
            >
              <span className="font-medium text-[0.9375rem] text-ink">
                {title}
                <ArrowDown
                  aria-hidden="true"
                  size={14}
                  className="ml-1.5 inline text-ink-3 group-hover:text-amber-ink"
                />
              </span>
              <span className="text-right font-mono text-[13px] text-ink tabular-nums">{reading}</span>
              <span className="col-span-2 text-[13px] text-ink-2 leading-5">{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <ExampleCaption>One project in five parts; choose where to begin.</ExampleCaption>
    </DrawnFigure>
  );
}
