import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** How long the pointer must rest before a tooltip shows. */
export const TOOLTIP_DELAY_MS = 700;

/** Props of Tooltip; `children` is the focusable element that it explains. */
export interface TooltipProps {
  content: ReactNode;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  delayMs?: number;
}

/** A short explanation on hover and focus. For islands. */
export function Tooltip({ content, children, side = 'top', delayMs = TOOLTIP_DELAY_MS }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayMs}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-xs text-paper transition-opacity duration-100 select-none starting:opacity-0"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
