import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Buyer } from '@rifas/shared/domain';
import { useForm } from '@rifas/shared/forms';
import { Button, Text, tokens } from '@rifas/shared/ui';
import { linkTexts } from '../../common/texts';
import { usePaymentLink } from '../payment-link.store';
import { buyerName, usedBuyers } from '../used-buyers';

const Root = styled.section`
  display: grid;
  gap: ${tokens.space.xxs};
  min-width: 0;
  margin-block-end: ${tokens.space.m};
`;

/* Always one line. It scrolls sideways, so that the form keeps its place. */
const Names = styled.div`
  display: flex;
  gap: ${tokens.space.xs};
  margin: -4px;
  padding: 4px;
  overflow-x: auto;

  > button {
    flex: none;
    min-height: 44px;
    max-width: 14rem;
    font-size: ${tokens.font.s};
  }
`;

/** Inside the form: fills it in with a buyer of an earlier link. */
export function UsedBuyers() {
  const owner = usePaymentLink((draft) => draft.owner);
  const buyers = useMemo(() => usedBuyers(owner), [owner]);
  const form = useForm();
  if (buyers.length === 0) return null;
  const take = (buyer: Buyer) =>
    form.batch(() => {
      for (const [name, value] of Object.entries(buyer)) form.change(name, value);
    });
  return (
    <Root aria-labelledby="compradores-de-antes">
      <Text size="s" strong id="compradores-de-antes">
        {linkTexts.usedBuyers}
      </Text>
      <Names>
        {buyers.map((buyer) => (
          <Button
            key={`${buyerName(buyer)} ${buyer.email}`}
            variant="secondary"
            icon="user"
            onClick={() => take(buyer)}
          >
            {buyerName(buyer)}
          </Button>
        ))}
      </Names>
      <Text size="s" muted>
        {linkTexts.usedBuyersHint}
      </Text>
    </Root>
  );
}
