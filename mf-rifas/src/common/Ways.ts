import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

/** Actions side by side, as long as each has at least this width. An action alone on a line fills it. */
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
