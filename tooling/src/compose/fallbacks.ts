import type { Feature } from '@rifas/shared/deployment';
import { shapeOf } from '@rifas/shared/site';
import type { Release } from '../store/releases/release';
import { misfits } from './conflicts';

/** Whether the previous release can stand in for this one: the same pages at the addresses that both have. */
function drawsTheSame(before: Feature, now: Feature): boolean {
  const pages = new Map(before.routes.map(({ path, page }) => [shapeOf(path), page]));
  const common = now.routes.filter(({ path }) => pages.has(shapeOf(path)));
  const widgets = new Set((before.widgets ?? []).map(({ widget }) => widget));
  return (
    (common.length > 0 || (now.widgets ?? []).some(({ widget }) => widgets.has(widget))) &&
    common.every(({ path, page }) => pages.get(shapeOf(path)) === page)
  );
}

/** Why the previous release of a remote cannot be its fallback; undefined when it can. */
export function whyNoFallback(before: Release, now: Release, shell: Release): string | undefined {
  if (!before.feature || !now.feature) return `${before.name} ${before.version} declares nothing`;
  return (
    misfits(shell, [before])[0] ?? (drawsTheSame(before.feature, now.feature) ? undefined : 'its pages are others')
  );
}

/** Why the previous release of the shell cannot be its fallback; undefined when it can. */
export const whyNoShellFallback = (before: Release, remotes: readonly Release[]): string | undefined =>
  misfits(before, remotes)[0];
