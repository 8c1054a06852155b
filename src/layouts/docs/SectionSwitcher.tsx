import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SectionId, SIDEBAR_SECTIONS, sectionById } from '../../site/sections.ts';
import { Mark } from '../../ui/Mark.tsx';

/** Switches between the sections with a sidebar. */
export function SectionSwitcher({
  current,
  label,
}: {
  current: { id: SectionId; label: string };
  label: string;
}): ReactNode {
  return (
    <details data-menu name="section-switcher" className="relative">
      <summary aria-label={`${label}: ${current.label}`} className="section-switch">
        <Mark name={sectionById(current.id).icon} />
        {current.label}
        <ChevronsUpDown aria-hidden />
      </summary>
      <div className="drop-panel inset-x-0 z-20">
        {SIDEBAR_SECTIONS.map((section) => (
          <a key={section.id} href={section.prefix} aria-current={section.id === current.id ? 'true' : undefined}>
            <Mark name={section.icon} />
            {section.label}
          </a>
        ))}
      </div>
    </details>
  );
}
