import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePrinting } from './printing.store';
import { useDocumentTop } from './use-document-top';

const List = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  position: absolute;
  inset: 0 0 auto;
`;

const PrintedRow = styled.li`
  break-inside: avoid;
`;

interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Height of a row before it is measured, in pixels. */
  readonly estimate: number;
  readonly children: (item: Item) => ReactNode;
}

/** A list of any length that draws the rows near the window only; all of them on paper. */
export function VirtualList<Item>({ label, items, keyOf, estimate, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const focusedKey = useRef<string | undefined>(undefined);
  const scrollMargin = useDocumentTop(list);
  const printing = usePrinting((state) => state.printing);

  // The row that has the focus stays drawn, or scrolling would take the keyboard away from it.
  const rangeExtractor = (range: Range): number[] => {
    const indexes = defaultRangeExtractor(range);
    const focused = items.findIndex((item) => keyOf(item) === focusedKey.current);
    return focused === -1 || indexes.includes(focused) ? indexes : [...indexes, focused].sort((a, b) => a - b);
  };

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    rangeExtractor,
    overscan: 6,
    useFlushSync: false,
    gap: 8,
    scrollMargin,
  });

  if (printing) {
    return (
      <List ref={list} aria-label={label}>
        {items.map((item) => (
          <PrintedRow key={keyOf(item)}>{children(item)}</PrintedRow>
        ))}
      </List>
    );
  }

  return (
    <List
      ref={list}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
      onBlur={() => (focusedKey.current = undefined)}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const item = items[row.index];
        return item === undefined ? null : (
          <Row
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            style={{ transform: `translateY(${row.start - scrollMargin}px)` }}
            onFocus={() => (focusedKey.current = keyOf(item))}
          >
            {children(item)}
          </Row>
        );
      })}
    </List>
  );
}
