import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BuyerFields } from '@rifas/shared/selling';
import { Heading, Stack } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { FieldPairs } from './pay-layout';

const HINTS = { email: payTexts.emailHint };

// Tabbing on stops above the bar, which is taller with a message in it.
const Fields = styled(Stack)`
  :is(input, select) {
    scroll-margin-block-end: 7rem;
  }
  &:has([role='alert']) :is(input, select) {
    scroll-margin-block-end: 17rem;
  }
  /* Here the bar stays at its place in the page. */
  @media (max-height: 400px) {
    && :is(input, select) {
      scroll-margin-block-end: 0;
    }
  }
`;

interface FormColumnProps {
  readonly onFocus?: () => void;
  readonly onChange?: () => void;
  readonly children: ReactNode;
}

/** The column that is filled in. */
export const FormColumn = (props: FormColumnProps) => <Fields $gap="l" {...props} />;

/** Who buys. */
export const BuyerPart = () => (
  <Stack $gap="s">
    <Heading>{payTexts.buyer}</Heading>
    <FieldPairs>
      <div>
        <BuyerFields form="checkout" hints={HINTS} />
      </div>
    </FieldPairs>
  </Stack>
);

/** The card; `after` is what is said of the choice below its fields. */
export const CardPart = ({ children, after }: { children: ReactNode; after?: ReactNode }) => (
  <Stack $gap="s">
    <Heading>{payTexts.card}</Heading>
    <FieldPairs>
      <div>{children}</div>
    </FieldPairs>
    {after}
  </Stack>
);
