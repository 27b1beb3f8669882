import type { Deployment } from '@rifas/shared/deployment';
import { matchPath } from '@rifas/shared/routing';

/**
 * Fetches the scripts of pages before they are opened, each once, into the browser's cache: nothing of them runs, and what fails is
 * fetched again by whoever opens the page. A composition that does not name the scripts of its pages has nothing fetched ahead.
 * @returns what fetches the scripts of the page at an address of this site
 */
export function createPrefetch({ pageScripts = {} }: Pick<Deployment, 'pageScripts'>): (address: string) => void {
  const asked = new Set<string>();
  const patterns = Object.keys(pageScripts);
  return (address) => {
    // A remote's link may lead to what is no address: an element takes it without a word.
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
