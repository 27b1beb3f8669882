import { useLayoutEffect } from 'react';
import type { RemotePage } from '@rifas/shared/site';
import { LoadFailure } from '../federation/LoadFailure';
import { RemotePart } from '../federation/RemotePart';
import { pageShown } from './page-shown';
import { PageSkeleton } from './PageSkeleton';

interface Props {
  readonly page: RemotePage;
  /** Behind the guard, where pages are lists. */
  readonly tall?: boolean;
}

export function MountedPage({ page: { remote, page, title }, tall = false }: Props) {
  // Before the page's own effects: a page says better what it shows, and one that says nothing does not keep the title of the one before.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <RemotePart
      // A part that failed, or was taken from another release, says nothing about the next one.
      key={`${remote} ${page}`}
      remote={remote}
      kind="pages"
      name={page}
      loading={<PageSkeleton tall={tall} />}
      failure={(retry, again) => <LoadFailure what={title} onRetry={retry} again={again} />}
      onSettled={pageShown}
    />
  );
}
