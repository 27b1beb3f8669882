import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/** Elements in a column, evenly spaced. */
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

/** Quiet buttons side by side, also on a phone. Their texts align with the column, not their invisible edges. */
export const QuietRow = styled(Row)`
  margin-inline: calc(-1 * (${tokens.space.xs} + 1.5px));

  /* The system's own colours draw the edges. */
  @media (forced-colors: active) {
    margin-inline: 0;
  }
  > button,
  > a {
    padding-inline: ${tokens.space.xs};
  }
`;
