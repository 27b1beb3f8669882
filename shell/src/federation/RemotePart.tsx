import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useHost } from '@rifas/shared/remote';
import { useLocation } from '@rifas/shared/routing';
import { EndingNavigation, forgetNavigation } from './EndingNavigation';
import { FirstRender } from './FirstRender';
import { isInDevelopment } from './release-choice';
import type { PartKind } from './remote-container';
import { inWords } from './remote-error';
import { RemoteBoundary, type Thrown } from './RemoteBoundary';
import { useRemotes } from './remotes-context';
import { ThrownError } from './ThrownError';
import { useLazy } from './use-lazy';

interface Props {
  readonly remote: string;
  readonly kind: PartKind;
  readonly name: string;
  readonly loading: ReactNode;
  /** Drawn instead when the part cannot be loaded or throws; in development the error itself is shown. */
  readonly failure: (retry: () => void, again: boolean) => ReactNode;
  /** Called when the part has been loaded, or has failed for now. */
  readonly onSettled?: () => void;
}

/** Replaces a failed part until the visitor goes to another address of the same page. */
function Failed({ retry, children }: { readonly retry: () => void; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [failedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== failedAt) retry();
  }, [pathname, failedAt, retry]);
  return children;
}

/**
 * Draws a page or widget of a remote. It shows loading and failure, and contains what the part throws. A part that
 * throws in its first render is loaded from the previous release, if one exists.
 */
export function RemotePart({ remote, kind, name, loading, failure, onSettled }: Props) {
  const { loader } = useRemotes();
  const { report } = useHost();
  const [withdrawn, setWithdrawn] = useState(0);
  const drawn = useRef(false);
  const onDrawn = useCallback(() => {
    drawn.current = true;
  }, []);
  const identity = `${remote} ${name} ${withdrawn}`;
  const part = useLazy(identity, loader.loaded(remote, kind, name), () => loader.load(remote, kind, name));
  const settled = part.phase !== 'loading';
  useEffect(() => {
    if (settled) onSettled?.();
  }, [settled, onSettled]);

  if (part.phase === 'loading') return loading;
  const release = part.phase === 'ready' ? part.value.release : loader.inUse(remote);
  const { retry, retries } = part;
  const failed = (thrown: Thrown) => (
    <Failed retry={retry}>
      {release && isInDevelopment(release) ? (
        <ThrownError remote={remote} part={name} {...thrown} onRetry={retry} />
      ) : (
        failure(retry, retries > 0)
      )}
    </Failed>
  );
  if (part.phase === 'failed') return failed({ error: part.error });
  const onError = (error: unknown) => {
    forgetNavigation();
    report({ kind: 'render', remote, version: release?.version ?? '', stage: name, detail: inWords(error) });
    if (!drawn.current && release && loader.withdraw(release, error)) setWithdrawn((count) => count + 1);
  };
  const onBlocked = (error: unknown) => {
    onError(error);
    location.reload();
  };
  const { default: Part } = part.value;
  return (
    <RemoteBoundary key={identity} onError={onError} fallback={failed}>
      <FirstRender onDrawn={onDrawn} loading={loading}>
        <EndingNavigation onBlocked={onBlocked}>
          <Part />
        </EndingNavigation>
      </FirstRender>
    </RemoteBoundary>
  );
}
