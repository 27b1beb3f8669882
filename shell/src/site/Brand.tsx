import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { tokens } from '@rifas/shared/ui';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  font-weight: 800;
  /* Limited so that the largest text leaves room for the menu's button on the narrowest phone. */
  font-size: min(${tokens.font.l}, 9vw);
  letter-spacing: 0.01em;

  /* A stub and its ticket, torn apart. */
  &::before {
    content: '';
    --mark: ${tokens.colour.accent};
    width: 1.3em;
    height: 0.9em;
    border-radius: 0.18em;
    background: linear-gradient(90deg, var(--mark) 30%, transparent 30% 37%, var(--mark) 37%);
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;

    /* The system's own colours would remove the gradient. */
    @media (forced-colors: active) {
      --mark: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export function Brand() {
  const { title } = useHost().deployment;
  return <Mark>{title}</Mark>;
}
