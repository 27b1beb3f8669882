import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/** Things one below the other, evenly spaced. */
export const Stack = styled.div<{ $gap?: keyof typeof tokens.space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 'm' }) => tokens.space[$gap]};
`;

/** Things in a row that wraps when there is no room. */
export const Row = styled.div<{
  $gap?: keyof typeof tokens.space;
  $justify?: 'start' | 'space-between' | 'center' | 'end';
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 's' }) => tokens.space[$gap]};
`;
