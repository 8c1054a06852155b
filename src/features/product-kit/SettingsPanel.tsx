import { ChevronDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { DrawnFigure, type FigureFrame } from '../../ui/DrawnFigure.tsx';
import type { FigureData } from './figure.ts';
import { settingValue } from './settings-markdown.ts';

type Field = FigureData<'SettingsPanel'>['fields'][number];

const BOX = 'flex min-h-9 items-center justify-between gap-3 rounded-sm border border-line bg-paper px-3 py-1.5';

function Switch({ on }: { on: boolean }) {
  return (
    <svg width={30} height={18} aria-hidden="true" className="shrink-0">
      <rect width={30} height={18} rx={9} className={on ? 'fill-amber' : 'fill-line-strong'} />
      <circle cx={on ? 21 : 9} cy={9} r={6.5} className="fill-raised" />
    </svg>
  );
}

function Value({ field }: { field: Field }) {
  if (field.type === 'switch')
    return (
      <span className="flex items-center gap-2 text-[13px] text-ink">
        <Switch on={field.on} />
        {settingValue(field)}
      </span>
    );
  if (field.type === 'secret')
    return (
      <span className={cn(BOX, 'font-mono text-ink-3 text-xs')}>
        <span aria-hidden="true">••••••••••••</span>
        <span className="sr-only">{settingValue(field)}</span>
      </span>
    );
  return (
    <span className={cn(BOX, 'text-[13px] text-ink')}>
      <span className="wrap-anywhere min-w-0">{field.value}</span>
      {field.type === 'choice' && <ChevronDown aria-hidden="true" size={14} className="shrink-0 text-ink-3" />}
    </span>
  );
}

/** A page of settings: where it is, its fields with their values, and the button that saves them. */
export function SettingsPanel({ panel, ...frame }: { panel: FigureData<'SettingsPanel'> } & FigureFrame) {
  const { path, fields, action } = panel;
  return (
    <DrawnFigure summary={path.join(', ')} {...frame}>
      <p className="flex flex-wrap gap-x-2 border-line border-b px-4 py-3 text-sm">
        {path.map((part, index) => (
          <span key={part} className={index === path.length - 1 ? 'font-medium text-ink' : 'text-ink-3'}>
            {part}
            {index < path.length - 1 && <span aria-hidden="true"> ›</span>}
          </span>
        ))}
      </p>
      <dl className="flex flex-col gap-4 px-4 py-4">
        {fields.map((field) => (
          <div
            key={field.label}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 @lg:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className={cn('text-[13px] text-ink-2', field.type !== 'switch' && '@lg:pt-2')}>{field.label}</dt>
            <dd className="flex flex-col gap-1">
              <Value field={field} />
              {field.note && <span className="text-ink-3 text-xs">{field.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {action && (
        <p className="flex justify-end border-line border-t px-4 py-3">
          <span className="rounded-sm bg-amber px-3 py-1 font-medium text-[13px] text-on-amber">{action}</span>
        </p>
      )}
    </DrawnFigure>
  );
}
