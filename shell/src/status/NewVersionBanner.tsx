import { useEffect, useState } from 'react';
import { useHost } from '@rifas/shared/remote';
import { nothingTyped } from '../recovery/lost-part';
import { useStanding, watchServedComposition } from '../recovery/served-composition';
import { Banner } from './Banner';

const LOOK_MS = 5_000;

/** Whether something quiet may appear: not while somebody fills a form in. Once it is there it stays. */
function useMayAppear(wanted: boolean): boolean {
  const [appeared, setAppeared] = useState(false);
  useEffect(() => {
    if (!wanted || appeared) return undefined;
    const look = () => setAppeared(nothingTyped(document));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [wanted, appeared]);
  return wanted && appeared;
}

/** Tells an open tab that there is a newer version, quietly; and at once that the one it runs was withdrawn. */
export function NewVersionBanner() {
  const { deployment } = useHost();
  const standing = useStanding((state) => state.standing);
  const quiet = useMayAppear(standing === 'newer');
  useEffect(() => watchServedComposition(deployment), [deployment]);
  const reload = () => location.reload();
  if (standing === 'withdrawn')
    return (
      <Banner label="Versión retirada" action="Recargar la página" onAction={reload}>
        <strong role="alert">La versión que tenés abierta se retiró porque tenía un problema.</strong> Terminá o anotá
        lo que estés haciendo y recargá la página.
      </Banner>
    );
  if (!quiet) return null;
  return (
    <Banner label="Versión nueva" action="Recargar la página" onAction={reload}>
      <span role="status">Hay una versión nueva del sitio. Recargá la página cuando te quede cómodo.</span>
    </Banner>
  );
}
