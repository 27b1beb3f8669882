import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

/** The sheet that a list of raffles stands on. */
export const ListBox = styled.div`
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.l};
  padding: ${tokens.space.xs} ${tokens.space.s};
`;
