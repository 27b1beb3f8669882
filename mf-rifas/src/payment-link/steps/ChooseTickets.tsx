import { useDeferredValue, useState } from 'react';
import { raffleNumber, unitCount, type Raffle } from '@rifas/shared/domain';
import { foldText } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Alert, Button, EmptyState, SearchField, StickyBar, Text, VirtualList } from '@rifas/shared/ui';
import { raffleMatches } from '../../common/raffles';
import { SEARCH_LABEL } from '../../common/texts';
import { useShowsTickets, useWords } from '../../common/use-deployment';
import { chosenRaffles } from '../chosen-tickets';
import { usePaymentLink } from '../payment-link.store';
import { CardPrices, Totals } from '../Prices';
import { RaffleTickets } from './RaffleTickets';
import { WholeRaffle } from './WholeRaffle';

// Below this the whole list is in sight, and a search field would only be in the way.
const WORTH_SEARCHING = 6;

interface ChooseTicketsProps {
  readonly raffles: readonly Raffle[];
  readonly onNext: () => void;
}

/** Step 1: what the link will charge, ticket by ticket or raffle by raffle. */
export function ChooseTickets({ raffles, onNext }: ChooseTicketsProps) {
  const { mode } = useHost().deployment;
  const showsTickets = useShowsTickets();
  const words = useWords();
  const chosen = usePaymentLink((draft) => draft.chosen);
  const [query, setQuery] = useState('');
  const [wentOnEmpty, setWentOnEmpty] = useState(false);
  const folded = foldText(useDeferredValue(query));

  const count = unitCount(chosen, mode);
  const found = raffles.filter((raffle) => raffleMatches(raffle, folded));
  const next = () => {
    setWentOnEmpty(count === 0);
    if (count > 0) onNext();
  };
  const forgot = wentOnEmpty && count === 0;

  return (
    <>
      <CardPrices />
      {raffles.length >= WORTH_SEARCHING ? (
        <SearchField label={SEARCH_LABEL} value={query} onChange={setQuery} />
      ) : null}
      {found.length === 0 ? (
        <EmptyState icon="search" title="Ninguna rifa coincide con la búsqueda.">
          Probá con otro número.
        </EmptyState>
      ) : (
        <VirtualList
          label="Rifas pendientes de pago"
          items={found}
          keyOf={raffleNumber}
          estimate={showsTickets ? 380 : 128}
        >
          {(raffle) => (showsTickets ? <RaffleTickets raffle={raffle} /> : <WholeRaffle raffle={raffle} />)}
        </VirtualList>
      )}
      <StickyBar
        summary={
          forgot ? (
            <Alert tone="error">{words.selectAtLeastOne}</Alert>
          ) : (
            <>
              <Text size="s" aria-live="polite">
                {words.selected(count)}
              </Text>
              <Totals raffles={chosenRaffles(chosen, raffles)} />
            </>
          )
        }
      >
        <Button onClick={next}>ENVIAR LINK DE PAGO AL COMPRADOR ({count})</Button>
      </StickyBar>
    </>
  );
}
