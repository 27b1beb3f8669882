import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ElementType } from 'react';
import type { LongListProps } from './LongList';

/** Before a row is measured, in pixels. */
const ROW_HEIGHT = 72;

/** Keeps in the page only the rows near the window; the others are room between, above and below. */
export function VirtualRows<Item>({ label, items, keyOf, row, as: Rows }: LongListProps<Item> & { as: ElementType }) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<number | undefined>(undefined);
  const [top, setTop] = useState(0);
  const measureTop = useEffectEvent(() => {
    setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  });
  // Whatever stands above the list may have come or gone with this render.
  useLayoutEffect(() => measureTop());

  // The row that has the focus stays, or scrolling would take the keyboard away from it.
  const rangeExtractor = (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    const kept = focused.current;
    if (kept === undefined || kept >= items.length || near.includes(kept)) return near;
    return [...near, kept].sort((a, b) => a - b);
  };
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: top,
    rangeExtractor,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  const rows = virtualizer.getVirtualItems();

  return (
    <Rows
      ref={list}
      aria-label={label}
      style={{ paddingBlockEnd: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top) }}
      onBlur={() => (focused.current = undefined)}
    >
      {rows.map(({ index, key, start }, position) => {
        const item = items[index];
        const gap = start - (rows[position - 1]?.end ?? top);
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ marginBlockStart: gap }}
            onFocus={() => (focused.current = index)}
          >
            {row(item)}
          </li>
        );
      })}
    </Rows>
  );
}
