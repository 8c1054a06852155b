import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { REGIONS, type Region } from '../../site/regions.ts';
import { dropPanelClass } from '../../ui/DropMenu.tsx';

export interface SignInMenuProps {
  cloudUrls: Readonly<Record<Region['id'], string>>;
  /** True if the server can report the visitor's continent. */
  asksContinent: boolean;
}

/** Once per page: the regions with their URLs, and the menu for visitors who are signed in to several. */
export function SignInMenu({ cloudUrls, asksContinent }: SignInMenuProps): ReactNode {
  return (
    <template data-sign-in-menu="" data-continent={asksContinent ? '' : undefined}>
      <details data-menu="" name="header-menu" className="group relative">
        <summary>
          <ChevronDown aria-hidden className="-mr-1 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div
          className={cn(
            dropPanelClass,
            'drop-wide left-0 w-64 group-data-[align=right]:right-0 group-data-[align=right]:left-auto',
          )}
        >
          {REGIONS.map(({ id, label }) => (
            <a key={id} data-region={id} href={cloudUrls[id]}>
              <span>{label}</span> <span className="truncate font-mono text-xs">{new URL(cloudUrls[id]).host}</span>
            </a>
          ))}
        </div>
      </details>
    </template>
  );
}
