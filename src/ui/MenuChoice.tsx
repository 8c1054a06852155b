import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { MENU_ROW } from './Menu.tsx';

/** Rows of which one is selected: `value`, `onValueChange`. */
export function MenuRadioGroup(props: ComponentProps<typeof DropdownMenu.RadioGroup>) {
  return <DropdownMenu.RadioGroup {...props} />;
}

/** One choice of a MenuRadioGroup; the selected one has a tick. */
export function MenuRadioItem({ className, children, ...props }: ComponentProps<typeof DropdownMenu.RadioItem>) {
  return (
    <DropdownMenu.RadioItem {...props} className={cn(MENU_ROW, className)}>
      {children}
      <DropdownMenu.ItemIndicator className="ml-auto pl-4">
        <Check aria-hidden />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}
