import { shapeOf } from '@rifas/shared/site';
import type { Composition } from '../../store/sites/composition';

type Pages = Pick<Composition, 'deployment' | 'routes'>;

const addressOf = ({ pattern }: Composition['routes'][number]): string => pattern.replace(/\/\*$/, '');

/** A note for each address that had a page and has none now. Another deployment has other pages, so there is no note. */
export function lostAddresses(before: Pages | undefined, now: Pages): readonly string[] {
  if (before?.deployment !== now.deployment) return [];
  const left = new Set(now.routes.map((route) => shapeOf(addressOf(route))));
  return before.routes
    .map(addressOf)
    .filter((address) => !left.has(shapeOf(address)))
    .map((address) => `No remote draws ${address} any more: visitors of that address get another page.`);
}
