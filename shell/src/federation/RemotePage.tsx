import { pageIsThere } from '../layout/page-is-there';
import { PageSkeleton } from '../layout/PageSkeleton';
import { LoadFailure } from './LoadFailure';
import { RemotePart } from './RemotePart';

interface Props {
  readonly remote: string;
  readonly page: string;
  readonly title: string;
  /** Behind the guard, where pages are lists. */
  readonly tall?: boolean;
}

/** Mounts a page of a remote in the place of a page. */
export function RemotePage({ remote, page, title, tall = false }: Props) {
  return (
    <RemotePart
      // A part that failed, or was taken from another release, says nothing about the next one.
      key={`${remote} ${page}`}
      remote={remote}
      kind="pages"
      name={page}
      loading={<PageSkeleton tall={tall} />}
      failure={(retry, again) => <LoadFailure what={title} onRetry={retry} again={again} />}
      onSettled={pageIsThere}
    />
  );
}
