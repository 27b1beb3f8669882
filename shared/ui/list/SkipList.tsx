import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/* Visible only with keyboard focus. It lies over the list, so that the list does not move. */
const Root = styled.button`
  position: absolute;
  z-index: 5;
  min-height: 44px;
  padding: ${tokens.space.xs} ${tokens.space.m};
  border: 0;
  border-radius: ${tokens.radius.m};
  background: ${tokens.colour.primary};
  color: ${tokens.colour.onPrimary};
  font-weight: 700;

  &:not(:focus) {
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** A button that skips a long list, so that keyboard users reach the content after it. */
export const SkipList = ({ to }: { readonly to: () => HTMLElement | null }) => (
  <Root type="button" onClick={() => to()?.focus()}>
    Saltar la lista
  </Root>
);
