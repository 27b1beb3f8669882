import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

/** What can be done with something, side by side while each has this width at least; what stands alone in a line fills it. */
export const Ways = styled.div<{ $least: string }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  > * {
    flex: 1 1 min(${({ $least }) => $least}, 100%);
  }
  > * > svg {
    flex: none;
  }
`;
