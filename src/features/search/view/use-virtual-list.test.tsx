import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VIRTUAL_LIST } from '../../../site/limits.ts';
import { useVirtualList } from './use-virtual-list.ts';

function Shown({ overscan }: { overscan?: number }) {
  const { list } = useVirtualList(100, overscan);
  return `${list.options.overscan} ${list.getTotalSize()}`;
}

it('"virtual list overscan 1 (12 for combobox); estimated item size 40"', () => {
  expect(renderToStaticMarkup(<Shown />)).toBe('1 4000');
  expect(renderToStaticMarkup(<Shown overscan={VIRTUAL_LIST.comboboxOverscan} />)).toBe('12 4000');
});

it('renders the first lines before anything is measured', () => {
  function First({ count }: { count: number }) {
    const { visible, measure } = useVirtualList(count, VIRTUAL_LIST.comboboxOverscan, false);
    return `${visible.join()} ${measure}`;
  }
  expect(renderToStaticMarkup(<First count={100} />)).toBe('0,1,2,3,4,5,6,7,8,9 undefined');
  expect(renderToStaticMarkup(<First count={2} />)).toBe('0,1 undefined');
});
