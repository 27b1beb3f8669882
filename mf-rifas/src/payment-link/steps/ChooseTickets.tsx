import { useDeferredValue, useState } from 'react';
import type { Raffle } from '@rifas/shared/contracts';
import { raffleNumber, selectedLabel, texts, unitCount } from '@rifas/shared/domain';
import { foldText } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Alert, Button, EmptyState, SearchField, StickyBar, Text, VirtualList } from '@rifas/shared/ui';
import { raffleMatches } from '../../common/raffle-matches';
import { chosenRaffles } from '../chosen-tickets';
import { usePaymentLink } from '../payment-link.store';
import { Totals } from '../Totals';
import { CardPrices } from './CardPrices';
import { RaffleTickets } from './RaffleTickets';
import { WholeRaffle } from './WholeRaffle';

// Below this the whole list is in sight, and a search field would only be in the way.
const WORTH_SEARCHING = 6;

interface ChooseTicketsProps {
  readonly raffles: readonly Raffle[];
  readonly onNext: () => void;
}

/** Step 1: what the link will charge, ticket by ticket in multi, raffle by raffle in single (D9). */
export function ChooseTickets({ raffles, onNext }: ChooseTicketsProps) {
  const { mode } = useHost().deployment;
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
        <SearchField label="Buscar por número o comprador" value={query} onChange={setQuery} />
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
          estimate={mode === 'multi' ? 380 : 128}
        >
          {(raffle) => (mode === 'multi' ? <RaffleTickets raffle={raffle} /> : <WholeRaffle raffle={raffle} />)}
        </VirtualList>
      )}
      <StickyBar
        summary={
          forgot ? (
            <Alert tone="error">{texts.selectAtLeastOne(mode)}</Alert>
          ) : (
            <>
              <Text size="s" aria-live="polite">
                {selectedLabel(mode, count)}
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
