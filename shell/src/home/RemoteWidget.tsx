import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { SiteWidget } from '@rifas/shared/site';
import { Skeleton, tokens, useIdle } from '@rifas/shared/ui';
import { LoadFailure } from '../federation/LoadFailure';
import { RemotePart } from '../federation/RemotePart';
import { whenFilled } from '../frame/when-filled';

/** True once the home has its main content and the browser is idle: optional parts of the home wait for this. */
function useFilled(): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => whenFilled(() => setFilled(true)), []);
  return useIdle(filled);
}

/**
 * Has the height of a card of the home: how things stand, with a line of the largest figure, and a folded row below it,
 * whose two parts are stacked on a phone. So the content below does not move when the card arrives.
 */
const Card = styled.div`
  height: calc(181px + ${tokens.font.display} * 1.15);

  @media (min-width: 30em) {
    height: calc(167px + ${tokens.font.display} * 1.15);
  }
`;

interface QuietWidgetProps extends Pick<SiteWidget, 'remote' | 'widget'> {
  /** Shown instead if the widget cannot be loaded; by default nothing. */
  readonly missing?: string;
}

/** A widget, or the figure of a row, that may be empty: it loads last, and the home works without it. */
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
