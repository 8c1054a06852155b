import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** Style of every menu panel. */
export const MENU_SURFACE =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-lg border border-line-strong bg-raised p-1 text-sm text-ink shadow-sm transition-opacity duration-100 starting:opacity-0';

/** Style of every row in a menu. */
export const MENU_ROW =
  'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1 text-ink no-underline outline-none select-none data-disabled:pointer-events-none data-disabled:text-ink-3 data-highlighted:bg-ink/7 max-sm:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3';

/** A dropdown menu for islands. Not modal: the page keeps scrolling and no style is injected. */
export function Menu(props: Omit<ComponentProps<typeof DropdownMenu.Root>, 'modal'>) {
  return <DropdownMenu.Root {...props} modal={false} />;
}

/** Makes its one child (a Button) open the menu. */
export function MenuTrigger({ children }: { children: ReactNode }) {
  return <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>;
}

/** The panel with the menu's rows. */
export function MenuContent({
  className,
  sideOffset = 6,
  align = 'start',
  ...props
}: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        {...props}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(MENU_SURFACE, className)}
      />
    </DropdownMenu.Portal>
  );
}

/** Props of MenuItem; with `href` the row is a link. */
export type MenuItemProps = Omit<ComponentProps<typeof DropdownMenu.Item>, 'asChild'> & {
  href?: string;
  target?: string;
  /** Makes the link download its file. */
  download?: boolean;
};

/** One row of a menu: an action (`onSelect`) or a link (`href`). */
export function MenuItem({ href, target, download, className, children, ...props }: MenuItemProps) {
  const row = cn(MENU_ROW, className);
  if (href === undefined)
    return (
      <DropdownMenu.Item {...props} className={row}>
        {children}
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.Item {...props} asChild className={row}>
      <a href={href} target={target} download={download} rel={target === '_blank' ? 'noopener' : undefined}>
        {children}
      </a>
    </DropdownMenu.Item>
  );
}

/** A monospace heading above a group of rows. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 font-mono text-xs text-ink-3">{children}</DropdownMenu.Label>
  );
}

/** A thin line between groups of rows. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
