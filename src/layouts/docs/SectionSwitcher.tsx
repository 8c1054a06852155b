import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SectionId, SIDEBAR_SECTIONS, sectionById } from '../../site/sections.ts';
import { dropItemClass } from '../../ui/DropMenu.tsx';
import { NamedIcon } from '../../ui/NamedIcon.tsx';

/** Moves between the sections that have a sidebar. */
export function SectionSwitcher({
  current,
  label,
}: {
  current: { id: SectionId; label: string };
  label: string;
}): ReactNode {
  return (
    <details data-menu name="section-switcher" className="relative">
      <summary
        aria-label={`${label}: ${current.label}`}
        className="flex min-h-10 items-center gap-2.5 rounded-md border border-line bg-raised px-3 text-sm font-medium text-ink hover:border-line-strong max-lg:min-h-11"
      >
        <NamedIcon name={sectionById(current.id).icon} className="size-4 text-ink-3" />
        {current.label}
        <ChevronsUpDown aria-hidden className="ml-auto size-3.5 text-ink-3" />
      </summary>
      <div className="drop-panel inset-x-0 z-20">
        {SIDEBAR_SECTIONS.map((section) => (
          <a
            key={section.id}
            href={section.prefix}
            aria-current={section.id === current.id ? 'true' : undefined}
            className={dropItemClass}
          >
            <NamedIcon name={section.icon} />
            {section.label}
          </a>
        ))}
      </div>
    </details>
  );
}
