import type { ReactNode } from 'react';
import { BuyerFields } from '@rifas/shared/selling';
import { Heading, Stack } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { FieldPairs } from './pay-layout';

const HINTS = { email: payTexts.emailHint };

/** The part of the form with the buyer's data. */
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

/** The part of the form with the card. `after` is shown below its fields. */
export const CardPart = ({ children, after }: { children: ReactNode; after?: ReactNode }) => (
  <Stack $gap="s">
    <Heading>{payTexts.card}</Heading>
    <FieldPairs>
      <div>{children}</div>
    </FieldPairs>
    {after}
  </Stack>
);
