import type { RefObject } from 'react';
import { lineAbove, ListRow, ROW_GAP, Rows, type LongListProps } from './list-rows';

interface WholeListProps<Item> extends LongListProps<Item> {
  listRef?: RefObject<HTMLUListElement | null>;
}

/** Every row of a list: on paper, and for short lists. */
export function WholeList<Item>({ label, items, keyOf, divided = false, children, listRef }: WholeListProps<Item>) {
  return (
    <Rows ref={listRef} aria-label={label}>
      {items.map((item, index) => (
        <ListRow
          key={keyOf(item)}
          style={lineAbove(index, divided) ?? { marginBlockStart: index > 0 && !divided ? ROW_GAP : 0 }}
        >
          {children(item)}
        </ListRow>
      ))}
    </Rows>
  );
}
