import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** The stylesheet has rules for this many tabs. */
export const TABS_MAX = 8;

/** One tab: its label, its value (the label by default) and its content. */
export interface TabItem {
  label: string;
  value?: string;
  panel: ReactNode;
}

/** Props of Tabs; `id` is unique on the page, `label` names the group for screen readers. */
export interface TabsProps {
  id: string;
  label: string;
  items: readonly TabItem[];
  defaultIndex?: number;
  /** A script can synchronise groups with the same key (`data-tabs-sync`). */
  syncKey?: string;
  className?: string;
}

/** Tabs that switch without JavaScript: radio inputs select the panel, and all panels are in the HTML. */
export function Tabs({ id, label, items, defaultIndex = 0, syncKey, className }: TabsProps) {
  if (items.length > TABS_MAX) throw new Error(`Tabs "${id}" has ${items.length} tabs; use at most ${TABS_MAX}.`);
  return (
    <div className={cn('tabs', className)} data-tabs={id} data-tabs-sync={syncKey}>
      <div role="radiogroup" aria-label={label} className="tabs-list" data-markdown-ignore="">
        {items.map((item, index) => (
          <label key={item.label} id={`${id}-tab-${index + 1}`} className="tabs-tab">
            <input
              type="radio"
              name={id}
              value={item.value ?? item.label}
              defaultChecked={index === defaultIndex}
              autoComplete="off"
              className={`sr-only tabs-input-${index + 1}`}
            />
            {item.label}
          </label>
        ))}
      </div>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is any content
        <div
          key={item.label}
          role="group"
          aria-labelledby={`${id}-tab-${index + 1}`}
          data-label={item.label}
          className={`tabs-panel tabs-panel-${index + 1}`}
        >
          {item.panel}
        </div>
      ))}
    </div>
  );
}
