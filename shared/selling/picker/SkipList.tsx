import { styled } from 'styled-components';
import { tokens } from '../../ui';

/** Marks what is selected, in the bar: where a seller goes on who has chosen. */
export const SELECTION_MARK = 'data-selection';

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

/** Past a long list to what is selected of it: the main action is a few tabs away, whatever the length of the list. */
export const SkipList = () => (
  <Root type="button" onClick={() => document.querySelector<HTMLElement>(`[${SELECTION_MARK}]`)?.focus()}>
    Saltar la lista
  </Root>
);
