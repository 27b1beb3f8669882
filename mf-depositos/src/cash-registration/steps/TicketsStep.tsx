import { useCallback, useState } from 'react';
import { getRaffles } from '@rifas/shared/contracts';
import { raffleNumber, reconcileChosen, texts, unitCount, type Priced, type Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Alert, Amount, Button, EmptyState, Row, SearchField, StickyBar, Text } from '@rifas/shared/ui';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { LeftOut } from '../../common/LeftOut';
import { useMoney } from '../../common/use-money';
import { useWords } from '../../common/use-words';
import { chooseTickets, useCashDraft } from '../cash-registration.store';
import { toggleTickets } from '../toggle-tickets';
import { useSelection } from '../use-selection';
import { RaffleChoices } from './RaffleChoices';
import { SelectionNotices } from './SelectionNotices';

// Below this the whole list is in sight, and a search field would only be in the way.
const WORTH_SEARCHING = 6;

interface TicketsStepProps {
  readonly deposit: PayingDeposit;
  readonly raffles: readonly Raffle[];
  readonly onChooseAnother: () => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** Step 3: what is registered, as far as the balance goes. */
export function TicketsStep({ deposit, raffles, onChooseAnother, onNext, onBack }: TicketsStepProps) {
  const { mode } = useHost().deployment;
  const words = useWords();
  const money = useMoney();
  const selection = useSelection(deposit, raffles);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [query, setQuery] = useState('');
  const count = unitCount(selection.tickets, mode);

  const toggle = useCallback(
    (tickets: readonly Priced[]) => {
      // Read at the moment of the press: rows far away from the change are not drawn again.
      const { tickets: selected } = reconcileChosen(useCashDraft.getState().chosen, raffles, mode);
      const changed = toggleTickets(selected, tickets, deposit.balance);
      setProblem(changed ? undefined : texts.balanceTooLow);
      if (changed) chooseTickets(changed);
    },
    [raffles, mode, deposit.balance],
  );
  const next = () => {
    if (count === 0) setProblem(words.selectAtLeastOne);
    else if (selection.remaining >= 0) onNext();
  };

  const found = raffles.filter((raffle) => raffleNumber(raffle).includes(query.trim()));
  return (
    <>
      <LeftOut contract={getRaffles} one="rifa" many="rifas" part={{ one: 'talón', many: 'talones' }} />
      <SelectionNotices selection={selection} onChooseAnother={onChooseAnother} />
      {raffles.length >= WORTH_SEARCHING && <SearchField label="Buscar por número" value={query} onChange={setQuery} />}
      {raffles.length === 0 && (
        <EmptyState title="No tienes rifas pendientes de pago.">
          Cuando recibas alguna la vas a poder registrar acá.
        </EmptyState>
      )}
      {raffles.length > 0 && found.length === 0 && (
        <EmptyState icon="search" title="Ninguna rifa coincide con la búsqueda." />
      )}
      {found.length > 0 && <RaffleChoices raffles={found} onToggle={toggle} />}
      <StickyBar
        summary={
          <>
            {problem !== undefined && <Alert tone="error">{problem}</Alert>}
            <Text size="s" aria-live="polite">
              {words.selected(count)}
            </Text>
            <Row $gap="l">
              <Amount label="Total">{money(selection.total)}</Amount>
              <Amount label="Saldo disponible">{money(selection.remaining)}</Amount>
            </Row>
          </>
        }
      >
        <Button variant="secondary" onClick={onBack}>
          VOLVER
        </Button>
        <Button onClick={next}>SIGUIENTE</Button>
      </StickyBar>
    </>
  );
}
