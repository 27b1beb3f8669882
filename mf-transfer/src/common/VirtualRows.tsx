import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ElementType } from 'react';
import type { LongListProps } from './LongList';

const ROW_HEIGHT = 72;

/** Keeps in the page only the rows near the window; the others are room above and below. */
export function VirtualRows<Item>({ label, items, keyOf, row, as: Rows }: LongListProps<Item> & { as: ElementType }) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // Whatever stands above the list may have come or gone with this render.
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  const rows = virtualizer.getVirtualItems();
  const above = (rows[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);

  return (
    <Rows ref={list} aria-label={label} style={{ paddingBlockStart: above, paddingBlockEnd: below }}>
      {rows.map(({ index, key }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li key={key} ref={virtualizer.measureElement} data-index={index} aria-setsize={items.length} aria-posinset={index + 1}>
            {row(item)}
          </li>
        );
      })}
    </Rows>
  );
}
