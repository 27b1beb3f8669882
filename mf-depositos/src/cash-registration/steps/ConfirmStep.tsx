import { registerTickets } from '@rifas/shared/contracts';
import { groupTickets, unitCount, type Deposit, type Raffle, type Ticket } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import {
  buyerRules,
  ChosenRaffles,
  MoneyAmount,
  numbersOf,
  SellingColumns,
  useLiveLinks,
  useWords,
} from '@rifas/shared/selling';
import { Alert, Button, DefinitionList, Heading, Panel, Stack, StickyBar } from '@rifas/shared/ui';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { DepositLines } from '../../common/deposit-choice/DepositLines';
import { cashTexts, choiceTexts, CONFIRM } from '../../common/texts';
import { useFinalWrite } from '../../common/wizard/deposit-wizard';
import { Figures } from '../../common/wizard/Figures';
import { failRegistration, finishRegistration, useCashDraft } from '../cash-registration.store';
import { saleOf } from '../sale';
import { useSelection, type Selection } from '../use-selection';
import { SelectionNotices } from './SelectionNotices';

function useRegister(deposit: Deposit, selection: Selection): readonly [busy: boolean, register: () => void] {
  const { mode, settings } = useHost().deployment;
  const writing = () => {
    const { tickets } = selection;
    const buyer = buyerRules('cash', settings).toSend(useCashDraft.getState().buyer);
    return {
      request: { buyer, ticketIds: tickets.map(({ id }) => id), depositId: deposit.id },
      onDone: () => finishRegistration(unitCount(tickets, mode), saleOf(selection, buyer)),
    };
  };
  return useFinalWrite(registerTickets, writing, failRegistration);
}

/** Names the buyers whose links stop working with this sale: docs/rules.md, "Live links". */
function EndedLinks({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const rows = useLiveLinks().filter(({ ticketId }) => byId.has(ticketId));
  if (rows.length === 0) return null;
  const links = [...new Set(rows.map(({ token }) => token))].map((token) => {
    const own = rows.filter((row) => row.token === token);
    const sold = own.flatMap(({ ticketId }) => byId.get(ticketId) ?? []);
    return cashTexts.linkOf(own[0]?.buyer?.trim() || undefined, numbersOf(sold));
  });
  return (
    <Alert tone="warning" live={false}>
      {cashTexts.endsLinks(links)}
    </Alert>
  );
}

interface ConfirmStepProps {
  readonly deposit: PayingDeposit;
  readonly raffles: readonly Raffle[];
  readonly onChooseAnother: () => void;
}

/** Step 4: everything that is about to be registered. */
export function ConfirmStep({ deposit, raffles, onChooseAnother }: ConfirmStepProps) {
  const { mode, settings } = useHost().deployment;
  const words = useWords();
  const selection = useSelection(deposit, raffles);
  const [busy, register] = useRegister(deposit, selection);
  const buyer = buyerRules('cash', settings).lines(useCashDraft((draft) => draft.buyer));
  const possible = selection.tickets.length > 0 && selection.remaining >= 0;
  return (
    <SellingColumns>
      <div>
        {!busy && <SelectionNotices selection={selection} onChooseAnother={onChooseAnother} />}
        {!busy && <EndedLinks tickets={selection.tickets} />}
        <Panel aria-labelledby="registro">
          <Stack>
            <Heading id="registro">{words.selected(unitCount(selection.tickets, mode))}</Heading>
            <ChosenRaffles raffles={groupTickets(selection.tickets)} priceLabel={cashTexts.price} size="s" />
            <MoneyAmount label={cashTexts.total} size="l" amount={selection.total} />
          </Stack>
        </Panel>
        {buyer.length > 0 && (
          <Panel aria-labelledby="comprador">
            <Stack>
              <Heading id="comprador">{cashTexts.buyer}</Heading>
              <DefinitionList items={buyer} />
            </Stack>
          </Panel>
        )}
        <DepositLines deposit={deposit} remaining={selection.remaining} />
      </div>
      <StickyBar
        summary={
          <Figures
            lines={[
              { label: cashTexts.total, amount: selection.total, main: true },
              ...(possible ? [{ label: choiceTexts.left, amount: selection.remaining, wide: true }] : []),
            ]}
          />
        }
      >
        {possible && (
          <Button busy={busy} onClick={register}>
            {CONFIRM}
          </Button>
        )}
      </StickyBar>
    </SellingColumns>
  );
}
