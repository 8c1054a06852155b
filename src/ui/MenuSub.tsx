import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { MENU_ROW, MENU_SURFACE } from './Menu.tsx';

/** A menu within a menu; uses Radix's default delay of 100 ms and pointer grace. */
export function MenuSub({ children }: { children: ReactNode }) {
  return <DropdownMenu.Sub>{children}</DropdownMenu.Sub>;
}

/** The row that opens a submenu. */
export function MenuSubTrigger({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <DropdownMenu.SubTrigger className={cn(MENU_ROW, 'data-[state=open]:bg-ink/7', className)}>
      {children}
      <ChevronRight aria-hidden className="ml-auto" />
    </DropdownMenu.SubTrigger>
  );
}

/** The panel of a submenu. */
export function MenuSubContent({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.SubContent
        sideOffset={4}
        alignOffset={-5}
        collisionPadding={8}
        className={cn(MENU_SURFACE, className)}
      >
        {children}
      </DropdownMenu.SubContent>
    </DropdownMenu.Portal>
  );
}
