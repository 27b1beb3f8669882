import { NewVersionBanner, OverrideBanner, StaleBanner, StorageBanner } from '../status/banners';
import { PrefetchPages } from './PrefetchPages';

/** What stands above every page when there is something to say, and what prepares the next page. */
export default function LaterParts() {
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
