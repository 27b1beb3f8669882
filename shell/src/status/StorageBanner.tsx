import { useState } from 'react';
import { isStorageBlocked } from '../page/blocked-storage';
import { Banner } from './Banner';

/** Explains why a seller has to log in again after each reload: the browser keeps nothing for this site. */
export function StorageBanner() {
  const [isRead, setRead] = useState(false);
  if (isRead || !isStorageBlocked()) return null;
  return (
    <Banner label="Datos bloqueados" action="Entendido" onAction={() => setRead(true)}>
      <span role="status">
        Tu navegador no deja que este sitio guarde datos. Podés usarlo, pero si recargás la página vas a tener que
        entrar de nuevo. Para evitarlo, permití los datos de este sitio en la configuración del navegador.
      </span>
    </Banner>
  );
}
