import { Blocks, BookOpen, ChevronsUpDown, CircleHelp, Compass, Landmark, Server, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SectionId, SIDEBAR_SECTIONS } from '../../site/sections.ts';
import { dropItemClass } from '../../ui/DropMenu.tsx';

const ICONS: Partial<Record<SectionId, typeof BookOpen>> = {
  docs: BookOpen,
  integrations: Blocks,
  'self-hosting': Server,
  guides: Compass,
  faq: CircleHelp,
  security: ShieldCheck,
  handbook: Landmark,
};

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
        <SectionIcon id={current.id} />
        {current.label}
        <ChevronsUpDown aria-hidden className="ml-auto size-3.5 text-ink-3" />
      </summary>
      <div className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-lg border border-line bg-raised p-1.5 shadow-[0_8px_24px_-12px_rgb(0_0_0/0.25)]">
        {SIDEBAR_SECTIONS.map((section) => (
          <a
            key={section.id}
            href={section.prefix}
            aria-current={section.id === current.id ? 'true' : undefined}
            className={dropItemClass}
          >
            <SectionIcon id={section.id} />
            {section.label}
          </a>
        ))}
      </div>
    </details>
  );
}

function SectionIcon({ id }: { id: SectionId }): ReactNode {
  const Icon = ICONS[id] ?? BookOpen;
  return <Icon aria-hidden className="size-4 text-ink-3" />;
}
