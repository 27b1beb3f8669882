import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { ListRow, ROW_GAP, Rows, type LongListProps } from './list-rows';

const FlowRow = styled(ListRow)`
  ${({ $index, $divided }) => $index > 0 && !$divided && `margin-block-start: ${ROW_GAP}px;`}
`;

interface WholeListProps<Item> extends LongListProps<Item> {
  listRef?: RefObject<HTMLUListElement | null>;
}

/** Every row of a list, on paper and where there are few. */
export function WholeList<Item>({ label, items, keyOf, divided = false, children, listRef }: WholeListProps<Item>) {
  return (
    <Rows ref={listRef} aria-label={label}>
      {items.map((item, index) => (
        <FlowRow key={keyOf(item)} $index={index} $divided={divided}>
          {children(item)}
        </FlowRow>
      ))}
    </Rows>
  );
}
