import { keyframes, styled } from 'styled-components';

/** Named where a ring may come: keyframes that come with it cost an old phone 30 ms of the press that brings it. */
export const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** The turning ring alone, without a word: for inside something that already says it is busy. */
export const SpinnerRing = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size = 20 }) => $size}px;
  height: ${({ $size = 20 }) => $size}px;
  border: 3px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  @media (forced-colors: active) {
    border-right-color: ButtonFace;
  }
  animation: ${turn} 0.8s linear infinite;
`;
