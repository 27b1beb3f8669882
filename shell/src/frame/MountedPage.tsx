import { useLayoutEffect } from 'react';
import type { RemotePage } from '@rifas/shared/site';
import { LoadFailure } from '../federation/LoadFailure';
import { RemotePart } from '../federation/RemotePart';
import { pageShown } from './page-shown';
import { PageSkeleton } from './PageSkeleton';

interface Props {
  readonly page: RemotePage;
  /** For pages behind the guard, which are lists. */
  readonly tall?: boolean;
}

export function MountedPage({ page: { remote, page, title }, tall = false }: Props) {
  // Runs before the page's own effects: a page may set a better title, and one that sets none must not keep the
  // previous page's title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <RemotePart
      // The key separates pages: a failure or a fallback of one page must not affect the next.
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
