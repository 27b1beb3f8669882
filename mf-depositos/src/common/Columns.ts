import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

/** What it comes to, then what it is made of: on a phone one above the other, from 960 px on the sum at the right, in sight. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};

  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${tokens.space.l};
    align-items: start;

    > :first-child:not(:last-child) {
      grid-area: 1 / 2;
      position: sticky;
      inset-block-start: 5rem;
    }
    > :last-child {
      grid-area: 1 / 1;
    }
  }
`;
