import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { Raffle } from '@rifas/shared/contracts';
import { pendingTickets, raffleNumber } from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { CheckRow, Panel, RaffleNumber } from '@rifas/shared/ui';
import { totalsOf } from '../charge-totals';
import { toggle } from '../payment-link.store';
import { useIsChosen } from './use-is-chosen';

/* A line may end between two prices, never inside one. */
const Price = styled.span`
  display: inline-block;
`;

/** 'US$ 100,00'; in ccee, where it hangs on the card, 'Crédito $ 26.450,00 · Débito $ 24.950,00' (D5). */
function Prices({ raffle }: { raffle: Raffle }) {
  const { variant, settings } = useHost().deployment;
  return totalsOf([raffle], variant, settings).map(({ label, card, amount }, index) => (
    <Fragment key={label}>
      {index > 0 ? ' · ' : ''}
      <Price>{[card, formatMoney(amount, settings.simboloMoneda)].filter(Boolean).join(' ')}</Price>
    </Fragment>
  ));
}

/** Single: the raffle as a whole stands for all its pending tickets (D9). */
export function WholeRaffle({ raffle }: { raffle: Raffle }) {
  const tickets = pendingTickets(raffle);
  return (
    <Panel>
      <CheckRow
        checked={useIsChosen(tickets)}
        onChange={() => toggle(tickets)}
        label={<RaffleNumber number={raffleNumber(raffle)} label="Rifa" />}
        detail={<Prices raffle={tickets} />}
      />
    </Panel>
  );
}
