import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

/** One column on a phone, the purchase first; from 960 px two, with the purchase in sight beside the form. */
export const PayColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};

  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
    align-items: start;
    gap: ${tokens.space.xl};

    > :first-child {
      position: sticky;
      top: ${tokens.space.m};
      order: 1;
    }
  }
  /* Taller than the screen it would end out of reach. */
  @media (min-width: 960px) and (max-height: 600px) {
    > :first-child {
      position: static;
    }
  }
`;

/** Two short fields side by side where they fit: half the way down to PAGAR. */
export const FieldPairs = styled.div`
  container: pairs / inline-size;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.xs} ${tokens.space.m};
    align-items: start;
  }
  @container pairs (min-width: 30rem) {
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
