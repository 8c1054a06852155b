import { Tooltip } from '@vidstack/react';
import type { ReactNode } from 'react';
import { TOOLTIP_DELAY_MS } from '../../../site/limits.ts';

/** A tooltip for buttons of the player. */
export function Tip({
  label,
  end = false,
  children,
}: {
  label: string;
  end?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <Tooltip.Root showDelay={TOOLTIP_DELAY_MS}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Content className="player-tip" placement={end ? 'top end' : 'top'} offset={8}>
        {label}
      </Tooltip.Content>
    </Tooltip.Root>
  );
}
