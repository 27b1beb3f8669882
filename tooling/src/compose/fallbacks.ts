import type { Feature } from '@rifas/shared/deployment';
import { satisfiesContract } from '@rifas/shared/remote';
import { shapeOf } from '@rifas/shared/site';
import { sharingRefusals } from '../release-rules/rules';
import type { Release } from '../store/releases/release';

/** The first thing that a remote wants of the page and this shell has not; where nobody knows what either has, nothing. */
const whyNoSharing = (remote: Release, { provides }: Release): string | undefined =>
  provides && sharingRefusals(remote, provides)[0]?.what;

/** Whether the release before can stand in for this one: the same pages at the addresses that both have. */
function drawsTheSame(before: Feature, now: Feature): boolean {
  const pages = new Map(before.routes.map(({ path, page }) => [shapeOf(path), page]));
  const common = now.routes.filter(({ path }) => pages.has(shapeOf(path)));
  const widgets = new Set((before.widgets ?? []).map(({ widget }) => widget));
  return (
    (common.length > 0 || (now.widgets ?? []).some(({ widget }) => widgets.has(widget))) &&
    common.every(({ path, page }) => pages.get(shapeOf(path)) === page)
  );
}

/** Why the release before of a remote cannot be its fallback; undefined when it can. */
export function whyNoFallback(before: Release, now: Release, shell: Release): string | undefined {
  if (!before.feature || !now.feature) return `${before.name} ${before.version} declares nothing`;
  if (!satisfiesContract(before.feature.contract, shell.contract))
    return `it asks for contract ${before.feature.contract}; the shell gives ${shell.contract ?? 'none'}`;
  return (
    whyNoSharing(before, shell) ?? (drawsTheSame(before.feature, now.feature) ? undefined : 'its pages are others')
  );
}

/** Why the shell before cannot be the shell's fallback; undefined when it can. */
export function whyNoShellFallback(before: Release, remotes: readonly Release[]): string | undefined {
  const { contract } = before;
  if (!contract) return 'it does not say which contract it gives';
  const unhappy = remotes.find(({ feature }) => feature && !satisfiesContract(feature.contract, contract));
  if (unhappy)
    return `it gives contract ${contract}; ${unhappy.name} ${unhappy.version} asks for ${unhappy.feature?.contract ?? ''}`;
  const [unfit] = remotes.flatMap((remote) => {
    const why = whyNoSharing(remote, before);
    return why === undefined ? [] : [`${remote.name} ${remote.version} does not fit: ${why}`];
  });
  return unfit;
}
