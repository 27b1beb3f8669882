import { styled } from 'styled-components';

/**
 * A row of a list that may be long. The browser does not draw rows outside the viewport, but find-in-page still finds
 * them.
 */
export const LongListRow = styled.div<{ $height: number }>`
  @media screen {
    content-visibility: auto;
    contain-intrinsic-size: auto ${({ $height }) => $height}px;
  }
`;
