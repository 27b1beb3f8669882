import { useEffect } from 'react';
import { useHost } from '@rifas/shared/remote';
import { matchPath } from '@rifas/shared/routing';
import { remotePages } from '@rifas/shared/site';
import { eachWhenIdle, leeway, whenIdle } from '../frame/leeway';
import { createPrefetch } from '../frame/page-scripts';
import { onPageShown } from '../frame/page-shown';
import { usePageTable } from '../site/use-page-table';

/** Gestures on a link before it is opened. */
const ANNOUNCED_BY = ['pointerover', 'focusin', 'touchstart'] as const;

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const isSeen = (link: HTMLAnchorElement): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/**
 * The links that are visible without scrolling, and those of the folded menu, which is two presses away on any page.
 */
const likelyLinks = (): readonly HTMLAnchorElement[] => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const [seen, folded] = [links.filter(isSeen), links.filter((link) => !isSeen(link) && link.closest('nav') !== null)];
  return [...seen, ...folded];
};

/**
 * Prefetches the scripts of the page that a gesture announces, and those of likely next pages once the browser is idle.
 */
export function PrefetchPages() {
  const { deployment } = useHost();
  const table = usePageTable();

  useEffect(() => {
    const prefetch = createPrefetch(deployment);
    const onGesture = (event: Event) => {
      const link = leeway() === 'nothing' ? null : linkAt(event);
      if (link) prefetch(link.href);
    };
    for (const name of ANNOUNCED_BY) document.addEventListener(name, onGesture, { passive: true });
    let callOff: () => void = () => undefined;
    const look = () => {
      callOff();
      if (leeway() !== 'likely') return;
      callOff = whenIdle(() => {
        // After a login the visitor gets to this page without a link.
        const page = remotePages(table).find(({ pattern }) => matchPath(pattern, location.pathname));
        const next = page?.signedInGoesTo === undefined ? [] : [page.signedInGoesTo];
        callOff = eachWhenIdle([...likelyLinks().map(({ href }) => href), ...next].map((href) => () => prefetch(href)));
      });
    };
    // The first page was drawn before this was loaded.
    look();
    const end = onPageShown(look);
    return () => {
      end();
      callOff();
      for (const name of ANNOUNCED_BY) document.removeEventListener(name, onGesture);
    };
  }, [deployment, table]);

  return null;
}
