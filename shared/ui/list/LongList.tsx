import { useEffect, useState } from 'react';
import { LONG, type LongListProps } from './list-rows';
import { WholeList } from './WholeList';

type VirtualList = typeof import('./VirtualList').VirtualList;

/**
 * A list that is usually short and rendered whole. With more than sixty rows it loads the code that renders only a
 * part.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const long = props.items.length > LONG;
  const [module, setModule] = useState<{ readonly VirtualList: VirtualList }>();

  useEffect(() => {
    if (!long) return;
    // If it cannot be loaded, the list is slow but works.
    import(/* webpackChunkName: "virtual-list" */ './VirtualList').then(setModule, () => undefined);
  }, [long]);

  return long && module ? <module.VirtualList {...props} /> : <WholeList {...props} />;
}
