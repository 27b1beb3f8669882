import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/* In sight only for who comes by the keyboard; over the list, which keeps its place. */
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

/** Past a long list to what comes after it, in a few tabs whatever its length. */
export const SkipList = ({ to }: { readonly to: () => HTMLElement | null }) => (
  <Root type="button" onClick={() => to()?.focus()}>
    Saltar la lista
  </Root>
);
