import { useEffect } from 'react';
import { showNotice } from '@rifas/shared/remote';

const onLost = (): void => showNotice('Te quedaste sin conexión. Lo que escribiste no se pierde.', 'error');
const onBack = (): void => showNotice('Volvió la conexión.', 'success');

/** Says that the connection is lost, before a press fails by it, and that it is back. */
export function useConnectionNotices(): void {
  useEffect(() => {
    window.addEventListener('offline', onLost);
    window.addEventListener('online', onBack);
    return () => {
      window.removeEventListener('offline', onLost);
      window.removeEventListener('online', onBack);
    };
  }, []);
}
