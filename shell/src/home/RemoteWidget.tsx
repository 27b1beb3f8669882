import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { SiteWidget } from '@rifas/shared/site';
import { Skeleton, tokens, useIdle } from '@rifas/shared/ui';
import { LoadFailure } from '../federation/LoadFailure';
import { RemotePart } from '../federation/RemotePart';
import { whenFilled } from '../frame/when-filled';

/** True once the home has what it is opened for and the browser has nothing else to do: what the home can do without waits for it. */
function useFilled(): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => whenFilled(() => setFilled(true)), []);
  return useIdle(filled);
}

/**
 * As high as a card of the home: how things stand, with a line of the largest figure, and a folded row below it, whose two parts stand one
 * above the other on a phone. What stands under it does not move when it comes.
 */
const Card = styled.div`
  height: calc(181px + ${tokens.font.display} * 1.15);

  @media (min-width: 30em) {
    height: calc(167px + ${tokens.font.display} * 1.15);
  }
`;

interface QuietWidgetProps extends Pick<SiteWidget, 'remote' | 'widget'> {
  /** What stands in its place when it cannot be had; nothing otherwise. */
  readonly missing?: string;
}

/** A widget, or the figure of a row, that may have nothing to show: nobody waits for it, and the home works without it. */
export function QuietWidget({ remote, widget, missing = '' }: QuietWidgetProps) {
  const filled = useFilled();
  if (!filled) return null;
  return <RemotePart remote={remote} kind="widgets" name={widget} loading={null} failure={() => missing} />;
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
        <Card>
          <Skeleton $height="100%" />
        </Card>
      }
      failure={(retry, again) => <LoadFailure what={title} onRetry={retry} again={again} inline />}
    />
  );
}
