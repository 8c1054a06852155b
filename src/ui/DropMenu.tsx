import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { buttonClass } from './Button.tsx';

/** Props of DropMenu: `trigger` is an icon, or text if `wide` is set. */
export interface DropMenuProps {
  label: string;
  trigger: ReactNode;
  children: ReactNode;
  /** The trigger shows text and the panel is wide. */
  wide?: boolean;
  align?: 'left' | 'right';
  className?: string;
}

/** Class of the panel of a DropMenu; its links and buttons need none. Callers add its alignment and width. */
export const dropPanelClass = 'drop-panel';

/** A menu that opens without JavaScript; a small script closes it when the visitor clicks or focuses elsewhere. */
export function DropMenu({ label, trigger, children, wide = false, align = 'right', className }: DropMenuProps) {
  const look = wide
    ? buttonClass({ variant: 'ghost', size: 'sm', className: 'px-2.5' })
    : buttonClass({ variant: 'ghost', size: 'icon' });
  return (
    <details data-menu name="header-menu" className={cn('group relative', className)}>
      <summary aria-label={wide ? undefined : label} className={cn(look, 'btn-menu')}>
        {trigger}
      </summary>
      <div className={cn(dropPanelClass, align === 'right' ? 'right-0' : 'left-0', wide ? 'drop-wide w-80' : 'w-44')}>
        {children}
      </div>
    </details>
  );
}
