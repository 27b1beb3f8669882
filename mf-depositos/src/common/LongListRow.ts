import { styled } from 'styled-components';

/** A row of a list that may be long: the browser skips the drawing of those out of sight, find-in-page still finds them. */
export const LongListRow = styled.div<{ $height: number }>`
  @media screen {
    content-visibility: auto;
    contain-intrinsic-size: auto ${({ $height }) => $height}px;
  }
`;
