import { styled } from 'styled-components';
import { stickyBarStyles, tokens } from '@rifas/shared/ui';

/**
 * The purchase, the form and the bar. On a phone they are one column. From 960 px on the form is on the left, and on
 * the right the purchase with the bar below it, so that the bar covers no field.
 */
export const PayColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};

  /* Keyboard focus stops above the bar, which is higher when it holds a message. */
  :is(input, select) {
    scroll-margin-block-end: 7rem;
  }
  &:has([aria-invalid='true']) :is(input, select) {
    scroll-margin-block-end: 17rem;
  }
  /* In this layout the bar is not fixed. */
  @media (max-height: 400px) {
    && :is(input, select) {
      scroll-margin-block-end: 0;
    }
  }
  @media (min-width: 60em) {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(18rem, 24rem);
    align-items: start;
    gap: ${tokens.space.m} ${tokens.space.xl};
    /* The rest of the column, down to PAGAR, is at most 36rem high. So the total and PAGAR stay on the first screen, in
       a window of 700 px too. */
    --list-height: max(7.5rem, 100vh - 37rem);

    > :first-child {
      grid-area: 1 / 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / span 2;
    }
  }
`;

/** Two short fields side by side if they fit, which halves the way down to PAGAR. */
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

      /* Its hint is above it and would push it below the field beside it. Selected by its keyboard, because in the
         first paint it is a text field. */
      > :has([inputmode='email']) {
        grid-column: 1 / -1;
      }
    }
  }
`;

// On a phone at most 96 px high while there is no error: a figure and a line beside the button, messages above both.
export const BarRoot = styled.div`
  ${stickyBarStyles}
  display: grid;
  /* On the narrowest phone the surcharge fits on two lines. */
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
