import { styled } from 'styled-components';
import { stickyBarStyles, tokens } from '@rifas/shared/ui';

/**
 * The purchase, the form, the bar: one column on a phone; from 960 px the form on the left, and beside it the purchase with the bar
 * under it, where it covers no field.
 */
export const PayColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};

  /* Tabbing on stops above the bar, which is taller with a message in it. */
  :is(input, select) {
    scroll-margin-block-end: 7rem;
  }
  &:has([aria-invalid='true']) :is(input, select) {
    scroll-margin-block-end: 17rem;
  }
  /* Here the bar stays at its place in the page. */
  @media (max-height: 400px) {
    && :is(input, select) {
      scroll-margin-block-end: 0;
    }
  }
  @media (min-width: 60em) {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(18rem, 24rem);
    align-items: start;
    gap: ${tokens.space.m} ${tokens.space.xl};

    > :first-child {
      grid-area: 1 / 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / span 2;
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

      /* Its hint stands above it, and would push it below the field beside. By its keyboard: in the first paint it is a field of text. */
      > :has([inputmode='email']) {
        grid-column: 1 / -1;
      }
    }
  }
`;

/** What is bought, above or beside what is filled in. */
export const PaySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
`;

// At most 96 px high on a phone while there is nothing wrong: a figure and a line beside the button, messages above both.
export const BarRoot = styled.div`
  ${stickyBarStyles}
  display: grid;
  /* The narrowest phone has room for the surcharge in two lines. */
  grid-template-columns: minmax(8.4rem, 2fr) minmax(0, 3fr);
  padding: ${tokens.space.xs} ${tokens.space.m};
  padding-block-end: calc(${tokens.space.xs} + env(safe-area-inset-bottom, 0px));
  line-height: 1.25;
  --figure: ${tokens.font.l};

  > [role='alert'] {
    grid-column: 1 / -1;
  }
  > button {
    padding-inline: ${tokens.space.xs};
  }
  @container page (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 60em) {
    --figure: initial;
    inset-block: ${tokens.space.m} auto;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.s};
    padding: ${tokens.space.l};
    box-shadow: none;
  }
`;
