import { keyframes, styled } from 'styled-components';
import { useHostState } from '@rifas/shared/remote';
import { tokens, VisuallyHidden } from '@rifas/shared/ui';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

/* Always mounted, with the keyframes: mounting it on a press would take an old phone 30 ms. */
const Place = styled.div.attrs({ role: 'status' })`
  --slide: ${slide};
`;

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto 0;
  z-index: 40;
  height: 4px;
  overflow: hidden;

  &::after {
    content: '';
    display: block;
    width: 40%;
    /* A border, because the system's own colours hide backgrounds. */
    border-block-start: 4px solid ${tokens.colour.accent};
    animation: ${slide} 1.1s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
      animation: none;
    }
  }
`;

/** Shown across the whole site during a write. */
export function LoadingIndicator() {
  const working = useHostState((state) => state.working > 0);
  return (
    <Place>
      {working ? (
        <Track>
          <VisuallyHidden>Procesando…</VisuallyHidden>
        </Track>
      ) : null}
    </Place>
  );
}
