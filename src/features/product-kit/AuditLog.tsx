import { DrawnFigure, type FigureFrame } from '../../ui/DrawnFigure.tsx';
import type { FigureData } from './figure.ts';
import { Chip, PanelHead } from './PanelHead.tsx';

type Entry = FigureData<'AuditLog'>['entries'][number];

function Side({ label, sign, text, ink }: { label: string; sign: string; text: string; ink: string }) {
  return (
    <p className="flex gap-2">
      <span aria-hidden="true" className={ink}>
        {sign}
      </span>
      <span className="sr-only">{label}</span>
      <span className="min-w-0 break-words text-ink-2">{text}</span>
    </p>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { time, actor, action, object, before, after } = entry;
  return (
    <li className="grid gap-x-4 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 @xl:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="font-mono text-xs text-ink-3 tabular-nums leading-5">{time}</p>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] leading-5">
          <Chip>{action}</Chip>
          <span className="text-ink">{object}</span>
        </p>
        <p className="break-all font-mono text-xs text-ink-3">{actor}</p>
        {(before || after) && (
          <div className="mt-1 font-mono text-xs leading-5">
            {before && <Side label="before" sign="−" text={before} ink="text-red-ink" />}
            {after && <Side label="after" sign="+" text={after} ink="text-green-ink" />}
          </div>
        )}
      </div>
    </li>
  );
}

/** Entries of an audit log: who did what to which object, and what it was before. */
export function AuditLog({ log, ...frame }: { log: FigureData<'AuditLog'> } & FigureFrame) {
  const count = `${log.entries.length} ${log.entries.length === 1 ? 'entry' : 'entries'}`;
  return (
    <DrawnFigure summary={`Audit log of ${log.organization}: ${count}`} {...frame}>
      <PanelHead title="Audit log" note={log.organization} />
      <ol>
        {log.entries.map((entry) => (
          <EntryRow key={`${entry.time} ${entry.action}`} entry={entry} />
        ))}
      </ol>
    </DrawnFigure>
  );
}
