import { defaultRangeExtractor, measureElement, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { usePrinting } from '../take-away/printing';
import { lineAbove, ListRow, LONG, ROW_GAP, Rows, type LongListProps } from './list-rows';
import { createMeanHeight } from './mean-height';
import { SkipList } from './SkipList';
import { WholeList } from './WholeList';

/**
 * The position of the last list when it was rendered. The next one renders the rows that fit below it, until its own
 * position is known.
 */
let lastTop: number | undefined;

/** The distance from the document's top to an element, in pixels. It follows changes of the content above. */
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
 * Renders the list again before the browser paints, once for all rows that the observer reports as resized. With the
 * virtual list's own later update, rows that became higher, on a turned phone or with larger text, would cover others
 * until then.
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

/** Rows that are rendered above and below the viewport. */
const BEYOND = 6;

/**
 * The overscan: first 0, so that visible rows come sooner, then growing row by row, so that a press does not wait for
 * all of them.
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
 * A list of any length that renders only the rows near the viewport; on paper all of them. For pages with heavy rows or
 * usually long lists. `LongList` loads this code when a list turns out to be long.
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

  // The focused row stays rendered. Otherwise scrolling would remove it and the keyboard focus.
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
    // The height of rows depends on their texts on this screen. With a fixed guess, rows far away would move when they
    // turn out taller. The list estimates again when a row above unfolds, and then a row's measured height counts.
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
    // Given before the list is in the page, so that its first rows are rendered in the slices of the page and not all
    // at once later.
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
