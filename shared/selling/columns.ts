import { styled } from 'styled-components';
import { tokens } from '../ui';

/**
 * Two columns from 960 px on: the choices on the left; on the right a summary with the action, which stays visible
 * while the page scrolls. On a phone they are stacked, and a bar as the last child stays at the bottom.
 * @example <SellingColumns><div>…</div><SelectionBar …/></SellingColumns>
 */
export const SellingColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};

  > div:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.m};
    align-content: start;
  }
  @media (min-width: 60em) {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${tokens.space.l};
    align-items: start;

    > :last-child {
      position: sticky;
      inset-block: 5rem auto;
    }
    > [role='group']:last-child {
      flex-direction: column;
      align-items: stretch;
      gap: ${tokens.space.m};
      padding: ${tokens.space.l};
      box-shadow: none;

      > * {
        flex: none;
        max-width: none;
      }
      > :last-child > :last-child {
        flex: 1;
        min-width: 0;
      }
    }
  }
`;

/**
 * A total, followed by its parts. On a phone they are stacked. From 960 px on the first child is on the right and stays
 * visible; an only child takes the left. It mirrors `SellingColumns`, for a summary that is read first.
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
