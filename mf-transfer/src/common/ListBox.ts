import { tokens } from '@rifas/shared/ui';
import { styled } from 'styled-components';

/** The sheet that a list of raffles stands on. */
export const ListBox = styled.div`
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.l};
  padding: ${tokens.space.xs} ${tokens.space.s};
`;
