import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

/** What can be done with something, side by side while each has this width at least. */
export const Ways = styled.div<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $least }) => $least}, 100%), 1fr));
  gap: ${tokens.space.xs};

  > * > svg {
    flex: none;
  }
`;
