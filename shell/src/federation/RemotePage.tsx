import { useEffect } from 'react';
import { useHost } from '@rifas/shared/remote';
import { useShell } from '../boot/shell-context';
import { endFirstPaint } from '../layout/first-paint';
import { PageSkeleton } from '../layout/PageSkeleton';
import { LoadFailure } from './LoadFailure';
import { RemoteBoundary } from './RemoteBoundary';
import { useLazy } from './use-lazy';

interface Props {
  readonly remote: string;
  readonly page: string;
  readonly title: string;
  /** Behind the guard, where pages are lists. */
  readonly tall?: boolean;
}

/** Mounts a page of a remote: loading, failure with retry, and containment of what it throws while drawing. */
export function RemotePage({ remote, page, title, tall = false }: Props) {
  const { loader } = useShell();
  const { report } = useHost();
  const part = useLazy(`${remote} ${page}`, loader.loaded(remote, 'pages', page), () => loader.load(remote, 'pages', page));
  useEffect(() => {
    if (part.phase !== 'loading') endFirstPaint();
  }, [part.phase]);
  if (part.phase === 'loading') return <PageSkeleton tall={tall} />;
  if (part.phase === 'failed') return <LoadFailure what={title} onRetry={part.retry} />;
  const { default: Page } = part.value;
  return (
    <RemoteBoundary
      key={`${remote} ${page}`}
      onError={(error) => report({ kind: 'render', remote, stage: page, detail: String(error) })}
      fallback={(retry) => <LoadFailure what={title} onRetry={retry} />}
    >
      <Page />
    </RemoteBoundary>
  );
}
