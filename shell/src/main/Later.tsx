import { useEffect, useState, type ComponentType } from 'react';
import { useRemotes } from '../federation/remotes-context';
import { whenIdle } from '../frame/leeway';
import { onPageShown } from '../frame/page-shown';

/**
 * The parts that no page needs to be drawn. Their separate file loads once a page is drawn and the browser is idle, or
 * at once if this tab has overrides to show. If it fails to load, the page works without them until the connection is
 * back.
 */
export function Later() {
  const [Parts, setParts] = useState<ComponentType>();
  const isSaidAtOnce = Object.keys(useRemotes().replacements).length > 0;

  useEffect(() => {
    let wanted = true;
    const load = () =>
      void import(/* webpackChunkName: "later" */ './LaterParts').then(
        (loaded) => wanted && setParts(() => loaded.default),
        () => addEventListener('online', load, { once: true }),
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
