import { styled } from 'styled-components';
import { tokens } from '../ui';

/**
 * What it comes to, then what it is made of: on a phone one above the other, from 960 px on the first child stands at the right, in
 * sight. An only child takes the left. The mirror of `SellingColumns`, for a summary that is read first.
 * @example <SummaryColumns><Quotes …/><ul>…</ul></SummaryColumns>
 */
export const SummaryColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};

  @media (min-width: 60em) {
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
