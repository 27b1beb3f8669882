import { useEffect, useState, type ComponentType } from 'react';
import { useRemotes } from '../federation/remotes-context';
import { whenIdle } from '../frame/leeway';
import { onPageShown } from '../frame/page-shown';

/**
 * The parts that no page needs to be drawn. They have a file of their own, which comes once a page is drawn and the browser is idle, or at
 * once where this tab has something to say from the start. Without the file the page does without them.
 */
export function Later() {
  const [Parts, setParts] = useState<ComponentType>();
  const isSaidAtOnce = Object.keys(useRemotes().replacements).length > 0;

  useEffect(() => {
    let wanted = true;
    const load = () =>
      void import(/* webpackChunkName: "later" */ './LaterParts').then(
        (loaded) => wanted && setParts(() => loaded.default),
        () => undefined,
      );
    let callOff: () => void = () => undefined;
    const end = onPageShown(() => {
      end();
      callOff = whenIdle(load);
    });
    if (isSaidAtOnce) load();
    return () => {
      wanted = false;
      end();
      callOff();
    };
  }, [isSaidAtOnce]);

  return Parts && <Parts />;
}
