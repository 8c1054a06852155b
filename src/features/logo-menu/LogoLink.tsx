import type { ReactNode } from 'react';
import { Island } from '../../render/Island.tsx';
import LogoMenu from './LogoMenu.island.tsx';

/** The logo: a link home; a right click offers the logo files. The menu is loaded only then. */
export function LogoLink({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div data-logo className="relative">
      <a href="/" aria-label={label} className="flex min-h-11 items-center no-underline">
        {children}
      </a>
      <Island component={LogoMenu} on="script" props={{}} />
    </div>
  );
}
