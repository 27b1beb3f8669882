import type { Deployment } from '@rifas/shared/deployment';
import { matchPath } from '@rifas/shared/routing';

/**
 * Prefetches the scripts of pages into the browser's cache, each once. They do not run, and a failed one is fetched
 * again when the page is opened. Without page scripts in the composition, nothing is prefetched.
 * @returns a function that fetches the scripts of the page at an address of this site
 */
export function createPrefetch({ pageScripts = {} }: Pick<Deployment, 'pageScripts'>): (address: string) => void {
  const asked = new Set<string>();
  const patterns = Object.keys(pageScripts);
  return (address) => {
    // A remote's link may have an invalid address: an element accepts it without throwing.
    const { origin, pathname } = Object.assign(document.createElement('a'), { href: address });
    const isElsewhere = origin === location.origin && pathname !== location.pathname;
    const pattern = isElsewhere ? patterns.find((one) => matchPath(one, pathname)) : undefined;
    for (const script of pattern === undefined ? [] : (pageScripts[pattern] ?? [])) {
      if (asked.has(script)) continue;
      asked.add(script);
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = script;
      document.head.append(link);
    }
  };
}
