import type { MouseEvent, ReactNode, Ref } from 'react';
import { cn } from '../../../lib/cn.ts';
import { optionId } from './option-id.ts';
import type { Row } from './rows.ts';

export interface OptionProps {
  row: Row;
  index: number;
  /** Number of lines in the list; not all of them are rendered. */
  count: number;
  selected: boolean;
  onClick(row: Row, event: MouseEvent): void;
  onPoint(index: number): void;
  ref?: Ref<HTMLElement>;
  className?: string;
  children: ReactNode;
}

/** A line of the list; a link if it has a URL, so that every way to open a link works. */
export function Option({ row, index, count, selected, onClick, onPoint, ref, className, children }: OptionProps) {
  const url = 'url' in row ? row.url : undefined;
  const shared = {
    id: optionId(index),
    role: 'option',
    'aria-selected': selected,
    'aria-posinset': index + 1,
    'aria-setsize': count,
    'data-index': index,
    tabIndex: -1,
    // Focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: () => selected || onPoint(index),
    onClick: (event: MouseEvent) => onClick(row, event),
    onAuxClick: (event: MouseEvent) => event.button === 1 && onClick(row, event),
    className: cn('search-option', className),
  };
  if (url === undefined)
    return (
      <div {...shared} ref={ref as Ref<HTMLDivElement>}>
        {children}
      </div>
    );
  return (
    <a {...shared} href={url} ref={ref as Ref<HTMLAnchorElement>} data-no-prefetch="">
      {children}
    </a>
  );
}
