import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { Row } from './Stack';

/** Quiet buttons side by side, on a phone too: their words, not their invisible edges, stand flush with the column. */
export const QuietRow = styled(Row)`
  margin-inline: calc(-1 * (${tokens.space.xs} + 2px));

  > button,
  > a {
    padding-inline: ${tokens.space.xs};
  }
`;
