import { styled } from 'styled-components';
import { SkeletonList, tokens, VisuallyHidden } from '@rifas/shared/ui';
import { firstPaint } from './arrived-paint';
import { useElapsed } from './use-elapsed';

/** A shorter wait shows nothing, because a flash of grey is worse than a blank moment. */
const DELAY_MS = 200;

const Room = styled.div<{ $tall: boolean }>`
  min-height: ${({ $tall }) => ($tall ? '100vh' : '60vh')};
  padding: ${tokens.space.l} ${tokens.space.m};
  max-width: 720px;
  margin: 0 auto;
`;

interface Props {
  /** The page will fill the screen, so the footer starts below it and does not move. */
  readonly tall?: boolean;
}

function Waiting({ tall = false }: Props) {
  return (
    <Room aria-busy="true" $tall={tall}>
      <VisuallyHidden role="status">Cargando…</VisuallyHidden>
      {useElapsed(DELAY_MS) && <SkeletonList />}
    </Room>
  );
}

/** The shape of a page that is being loaded. On the first load it is the first paint in the page's HTML. */
export function PageSkeleton({ tall = false }: Props) {
  const paint = firstPaint();
  if (!paint) return <Waiting tall={tall} />;
  return (
    <div
      className="first-paint"
      data-tall={tall ? '' : undefined}
      aria-busy="true"
      inert={paint.inert}
      dangerouslySetInnerHTML={{ __html: paint.html }}
    />
  );
}
