import { useEffect, useState } from 'react';
import { LONG, type LongListProps } from './list-rows';
import { WholeList } from './WholeList';

type VirtualList = typeof import('./VirtualList').VirtualList;

/** A list that is usually short, all of which is drawn: the code that draws a part of it is fetched where there are more than sixty rows. */
export function LongList<Item>(props: LongListProps<Item>) {
  const long = props.items.length > LONG;
  const [module, setModule] = useState<{ readonly VirtualList: VirtualList }>();

  useEffect(() => {
    if (!long) return;
    // Without it the list is slow, not broken.
    import(/* webpackChunkName: "virtual-list" */ './VirtualList').then(setModule, () => undefined);
  }, [long]);

  return long && module ? <module.VirtualList {...props} /> : <WholeList {...props} />;
}
