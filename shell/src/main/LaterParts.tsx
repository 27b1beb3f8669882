import { useEffect } from 'react';
import { showNotice, useHost } from '@rifas/shared/remote';
import { keepFocus } from '../frame/keep-focus';
import { keepFont } from '../frame/keep-font';
import { NewVersionBanner, OverrideBanner, StaleBanner, StorageBanner } from '../status/banners';
import { PrefetchPages } from './PrefetchPages';

const onLost = (): void => showNotice('Te quedaste sin conexión. Lo que escribiste no se pierde.', 'error');
const onBack = (): void => showNotice('Volvió la conexión.', 'success');

/** Says that the connection is lost, before a press fails by it, and that it is back. */
function useConnectionNotices(): void {
  useEffect(() => {
    // It may have been lost before these parts were there.
    if (!navigator.onLine) onLost();
    window.addEventListener('offline', onLost);
    window.addEventListener('online', onBack);
    return () => {
      window.removeEventListener('offline', onLost);
      window.removeEventListener('online', onBack);
    };
  }, []);
}

/**
 * The banners above every page, the notices about the connection, the place of the focus, and the prefetch of the next
 * page.
 */
export default function LaterParts() {
  const { shellVersion } = useHost().deployment;
  useEffect(() => keepFont(shellVersion), [shellVersion]);
  useEffect(keepFocus, []);
  useConnectionNotices();
  return (
    <>
      <OverrideBanner />
      <StaleBanner />
      <StorageBanner />
      <NewVersionBanner />
      <PrefetchPages />
    </>
  );
}
