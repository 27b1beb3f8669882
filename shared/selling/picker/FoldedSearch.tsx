import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenVisually, Text, tokens } from '../../ui';

/* On a phone the field looks like a round button until it is touched or holds a text. It is the real field, only
   small, so that a tap or the keyboard reaches it directly. */
const Root = styled.div`
  @media (max-width: 44.99em) {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s};

    > p {
      flex: 1 1 0;
      min-width: 0;
    }
    > [role='search'] {
      flex: 0 0 max(48px, 2.9rem);
      transition: flex-basis 0.15s;
    }
    > [role='search'] input {
      padding-inline-end: 0;
      border-radius: ${tokens.radius.pill};
      cursor: pointer;
    }
    /* The number of results is read aloud even while there is no room for it. */
    > [role='search'] label,
    &:focus-within > p,
    &:has(input:not([value=''])) > p {
      ${hiddenVisually}
    }
    &:focus-within > [role='search'],
    &:has(input:not([value=''])) > [role='search'] {
      flex: 1;
    }
  }
  @media (min-width: 45em) {
    > p {
      ${hiddenVisually}
    }
  }
`;

/** A search that folds up on a phone, beside the number of its results. */
export const FoldedSearch = ({ found, children }: { readonly found: string; readonly children: ReactNode }) => (
  <Root data-no-print>
    <Text size="s" muted role="status">
      {found}
    </Text>
    {children}
  </Root>
);
