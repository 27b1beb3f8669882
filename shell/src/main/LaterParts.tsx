import { useEffect } from 'react';
import { useHost } from '@rifas/shared/remote';
import { keepFont } from '../frame/keep-font';
import { useConnectionNotices } from '../frame/use-connection-notices';
import { NewVersionBanner, OverrideBanner, StaleBanner, StorageBanner } from '../status/banners';
import { PrefetchPages } from './PrefetchPages';

/** The banners above every page, the notices about the connection, and the prefetch of the next page. */
export default function LaterParts() {
  const { shellVersion } = useHost().deployment;
  useEffect(() => keepFont(shellVersion), [shellVersion]);
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
