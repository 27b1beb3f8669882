import { groupTickets, raffleNumber, unitCount, type Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Amount, Button, DefinitionList, Heading, Panel, Stack, StickyBar } from '@rifas/shared/ui';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { DepositLines } from '../../common/deposit-choice/DepositLines';
import { useMoney } from '../../common/use-money';
import { useWords } from '../../common/use-words';
import { buyerLines } from '../buyer-lines';
import { useCashDraft } from '../cash-registration.store';
import { useRegister } from '../use-register';
import { useSelection } from '../use-selection';
import { RaffleLines } from './RaffleLines';
import { SelectionNotices } from './SelectionNotices';

interface ConfirmStepProps {
  readonly deposit: PayingDeposit;
  readonly raffles: readonly Raffle[];
  readonly onChooseAnother: () => void;
  readonly onBack: () => void;
}

/** Step 4: everything that is about to be registered. */
export function ConfirmStep({ deposit, raffles, onChooseAnother, onBack }: ConfirmStepProps) {
  const { mode, settings } = useHost().deployment;
  const words = useWords();
  const money = useMoney();
  const selection = useSelection(deposit, raffles);
  const [busy, register] = useRegister(deposit, selection.tickets);
  const buyer = buyerLines(
    useCashDraft((draft) => draft.buyer),
    settings,
  );
  const possible = selection.tickets.length > 0 && selection.remaining >= 0;
  return (
    <>
      {!busy && <SelectionNotices selection={selection} onChooseAnother={onChooseAnother} />}
      <Panel aria-labelledby="registro">
        <Stack>
          <Heading id="registro">{words.selected(unitCount(selection.tickets, mode))}</Heading>
          {groupTickets(selection.tickets).map((raffle) => (
            <RaffleLines key={raffleNumber(raffle)} raffle={raffle} />
          ))}
          <Amount label="Total" size="l">
            {money(selection.total)}
          </Amount>
        </Stack>
      </Panel>
      {buyer.length > 0 && (
        <Panel aria-labelledby="comprador">
          <Stack>
            <Heading id="comprador">Comprador</Heading>
            <DefinitionList items={buyer} />
          </Stack>
        </Panel>
      )}
      <DepositLines deposit={deposit} remaining={selection.remaining} />
      <StickyBar summary={<Amount label="Total">{money(selection.total)}</Amount>}>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          VOLVER
        </Button>
        {possible && (
          <Button busy={busy} onClick={register}>
            CONFIRMAR
          </Button>
        )}
      </StickyBar>
    </>
  );
}
