import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/**
 * Wraps the quiet link or button of a page's `back`. Its arrow aligns with the title's first letter, so its edge is
 * outside the column. A second element ends where the column ends.
 */
export const BackSlot = styled.div`
  display: flex;
  justify-content: space-between;

  > :first-child {
    margin-inline-start: calc(-1 * ${tokens.space.s});
    padding-inline: ${tokens.space.xxs} ${tokens.space.xs};
  }
  > :not(:first-child) {
    margin-inline-end: calc(-1 * ${tokens.space.xs});
  }
  /* The system's own colours draw a frame around each. */
  @media (forced-colors: active) {
    > :nth-child(n) {
      margin-inline: 0;
    }
  }
`;
