import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { tokens } from '@rifas/shared/ui';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  font-weight: 800;
  /* With the largest text it leaves the menu's button its place on the narrowest phone. */
  font-size: min(${tokens.font.l}, 9vw);
  letter-spacing: 0.01em;

  /* A stub and its ticket, torn apart. */
  &::before {
    content: '';
    width: 1.3em;
    height: 0.9em;
    border-radius: 0.18em;
    background: linear-gradient(90deg, ${tokens.colour.accent} 30%, transparent 30% 37%, ${tokens.colour.accent} 37%);
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`;

export function Brand() {
  const { title } = useHost().deployment;
  return <Mark>{title}</Mark>;
}
