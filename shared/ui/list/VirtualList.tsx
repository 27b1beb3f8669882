import { defaultRangeExtractor, measureElement, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { usePrinting } from '../take-away/printing';
import { lineAbove, ListRow, LONG, ROW_GAP, Rows, type LongListProps } from './list-rows';
import { createMeanHeight } from './mean-height';
import { SkipList } from './SkipList';
import { WholeList } from './WholeList';

/** Where the last list stood when it was drawn. The next one draws as many rows as fit below that, before its own place is known. */
let lastTop: number | undefined;

/** How far below the document's top an element begins, in pixels; follows what grows or shrinks above it. */
function useDocumentTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(() => lastTop ?? Math.round(window.innerHeight / 3));
  useLayoutEffect(() => {
    const measure = () => Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    lastTop = measure();
    setTop(lastTop);
    const observer = new ResizeObserver(() => setTop(measure()));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/**
 * Draws the list anew before the browser paints, once for all rows of which its observer says that they have grown or shrunk. With the next
 * update of the virtual list, rows that a turned phone or larger text had made higher lay over each other until then.
 */
function usePlaceBeforePaint(): () => void {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const asked = useRef(false);
  return () => {
    if (asked.current) return;
    asked.current = true;
    queueMicrotask(() => {
      asked.current = false;
      flushSync(draw);
    });
  };
}

/** Rows that are drawn beyond the window, above and below it. */
const BEYOND = 6;

/**
 * How many rows beyond the window are drawn: none at first, so that those in it come sooner, and then one after the other, so that nobody
 * who presses meanwhile waits for all of them.
 */
function useOverscan(): number {
  const [overscan, setOverscan] = useState(0);
  useEffect(() => {
    if (overscan < BEYOND) startTransition(() => setOverscan(overscan + 1));
  }, [overscan]);
  return overscan;
}

const Place = styled.div`
  position: relative;

  > span:focus-visible {
    outline: none;
  }
`;

const PlacedRow = styled(ListRow)`
  position: absolute;
  inset: 0 0 auto;
`;

/**
 * A list of any length that draws the rows near the window only; all of them on paper. For pages whose rows are heavy or
 * whose lists are long as a rule; `LongList` fetches this code when a list turns out to be long.
 */
export function VirtualList<Item>(props: LongListProps<Item>) {
  const { label, items, keyOf, estimate, divided = false, children } = props;
  const { skips = items.length > LONG } = props;
  const end = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusedKey = useRef<string | undefined>(undefined);
  const [meanHeight] = useState(createMeanHeight);
  const placeBeforePaint = usePlaceBeforePaint();
  const scrollMargin = useDocumentTop(list);
  const overscan = useOverscan();
  const printing = usePrinting();

  // The row that has the focus stays drawn, or scrolling would take the keyboard away from it.
  const rangeExtractor = (range: Range): number[] => {
    const indexes = defaultRangeExtractor(range);
    const { current: key } = focusedKey;
    const focused = key === undefined ? -1 : items.findIndex((item) => keyOf(item) === key);
    return focused === -1 || indexes.includes(focused) ? indexes : [...indexes, focused].sort((a, b) => a - b);
  };

  const keyAt = (index: number): string => {
    const item = items[index];
    return item === undefined ? String(index) : keyOf(item);
  };

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    // Rows are as tall as their texts on this screen: a jump to rows far away would move them when they turn out taller than a fixed guess.
    // A measured row that was guessed right is guessed anew where one above it unfolds: what it was measured with counts.
    estimateSize: (index) => meanHeight.of(keyAt(index)) ?? estimate,
    measureElement: (row, entry, list) => {
      const height = measureElement(row, entry, list);
      const key = keyAt(list.indexFromElement(row));
      if (entry && height !== meanHeight.of(key)) placeBeforePaint();
      meanHeight.note(key, height);
      return height;
    },
    getItemKey: keyAt,
    rangeExtractor,
    overscan,
    useFlushSync: false,
    gap: divided ? 0 : ROW_GAP,
    scrollMargin,
    // Known before the list is in the page: its first rows are drawn in the slices of the page itself, and not all at once when it is there.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });

  if (printing) return <WholeList {...props} listRef={list} />;

  const rows = (
    <Rows
      ref={list}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
      onBlur={() => (focusedKey.current = undefined)}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const item = items[row.index];
        return item === undefined ? null : (
          <PlacedRow
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            style={{ ...lineAbove(row.index, divided), transform: `translateY(${row.start - scrollMargin}px)` }}
            onFocus={() => (focusedKey.current = keyOf(item))}
          >
            {children(item)}
          </PlacedRow>
        );
      })}
    </Rows>
  );
  if (!skips) return rows;
  return (
    <Place>
      <SkipList to={() => end.current} />
      {rows}
      <span ref={end} tabIndex={-1} />
    </Place>
  );
}
