import { tokens } from '@rifas/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Up to here every row is in the page; past it only those near the window. */
const LONG = 60;

export interface LongListProps<Item> {
  /** What the list holds; read aloud. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
}

const Rows = styled.ul`
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.l};
  padding: ${tokens.space.xs} ${tokens.space.s};

  > li + li {
    border-block-start: 1px solid ${tokens.colour.border};
  }
`;

type VirtualRows = typeof import('./VirtualRows').VirtualRows;

/** The rows of a list. The code that virtualises is fetched by those who hold hundreds of raffles. */
export function LongList<Item>(props: LongListProps<Item>) {
  const { label, items, keyOf, row } = props;
  const long = items.length > LONG;
  const [module, setModule] = useState<{ readonly VirtualRows: VirtualRows }>();

  useEffect(() => {
    if (!long) return;
    // Without it the list is slow, not broken.
    import(/* webpackChunkName: "virtual-rows" */ './VirtualRows').then(setModule, () => undefined);
  }, [long]);

  if (long && module) return <module.VirtualRows {...props} as={Rows} />;
  return (
    <Rows aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)}>{row(item)}</li>
      ))}
    </Rows>
  );
}
