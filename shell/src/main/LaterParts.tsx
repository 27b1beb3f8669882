import { NewVersionBanner } from '../status/NewVersionBanner';
import { OverrideBanner } from '../status/OverrideBanner';
import { StaleBanner } from '../status/StaleBanner';
import { StorageBanner } from '../status/StorageBanner';
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
