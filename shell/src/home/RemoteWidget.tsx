import { styled } from 'styled-components';
import type { SiteWidget } from '@rifas/shared/site';
import { Skeleton } from '@rifas/shared/ui';
import { LoadFailure } from '../federation/LoadFailure';
import { RemotePart } from '../federation/RemotePart';
import { useFilled } from './use-filled';

/** A home widget is a folded card: a title and a figure, side by side or one above the other. */
const Folded = styled.div`
  height: 97px;

  @media (min-width: 480px) {
    height: 58px;
  }
`;

const nothing = () => null;

/** It may have nothing to show, so that nobody waits for it. */
function QuietWidget({ remote, widget }: Pick<SiteWidget, 'remote' | 'widget'>) {
  const filled = useFilled();
  if (!filled) return null;
  return <RemotePart remote={remote} kind="widgets" name={widget} loading={null} failure={nothing} />;
}

/** A remote's widget on the home, which works without it. */
export function RemoteWidget({ remote, widget, title, quiet }: SiteWidget) {
  if (quiet) return <QuietWidget remote={remote} widget={widget} />;
  return (
    <RemotePart
      remote={remote}
      kind="widgets"
      name={widget}
      loading={
        <Folded>
          <Skeleton $height="100%" />
        </Folded>
      }
      failure={(retry, again) => <LoadFailure what={title} onRetry={retry} again={again} inline />}
    />
  );
}
