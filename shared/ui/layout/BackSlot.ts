import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/** Around the quiet link or button of a page's `back`: its arrow stands above the title's first letter, its edge outside the column. */
export const BackSlot = styled.div`
  > a,
  > button {
    margin-inline-start: calc(-1 * ${tokens.space.s});
    padding-inline: ${tokens.space.xxs} ${tokens.space.xs};
  }
`;
