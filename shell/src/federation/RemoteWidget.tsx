import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { Skeleton } from '@rifas/shared/ui';
import { useShell } from '../boot/shell-context';
import type { SiteWidget } from '../routes/site-routes';
import { LoadFailure } from './LoadFailure';
import { RemoteBoundary } from './RemoteBoundary';
import { useLazy } from './use-lazy';

/** A home widget is a folded card: a title and a figure, side by side or one above the other. */
const Folded = styled.div`
  height: 97px;

  @media (min-width: 480px) {
    height: 58px;
  }
`;

/** A remote's widget inside a page of the shell, which works without it. */
export function RemoteWidget({ remote, widget, title }: SiteWidget) {
  const { loader } = useShell();
  const { report } = useHost();
  const part = useLazy(`${remote} ${widget}`, loader.loaded(remote, 'widgets', widget), () => loader.load(remote, 'widgets', widget));
  if (part.phase === 'loading') return <Folded><Skeleton $height="100%" /></Folded>;
  if (part.phase === 'failed') return <LoadFailure what={title} onRetry={part.retry} inline />;
  const { default: Widget } = part.value;
  return (
    <RemoteBoundary
      onError={(error) => report({ kind: 'render', remote, stage: widget, detail: String(error) })}
      fallback={(retry) => <LoadFailure what={title} onRetry={retry} inline />}
    >
      <Widget />
    </RemoteBoundary>
  );
}
