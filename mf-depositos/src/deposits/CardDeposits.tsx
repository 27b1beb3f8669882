import { getCardDeposits } from '@rifas/shared/contracts';
import type { Deposit } from '@rifas/shared/domain';
import { useFollowNews, useWords } from '@rifas/shared/selling';
import { DefinitionList, EmptyState, Stack, Text } from '@rifas/shared/ui';
import { DepositHeader } from '../common/DepositHeader';
import { depositTexts } from '../common/texts';
import { UsesOfDeposit } from '../common/UsesOfDeposit';
import { cardDetails, paymentType } from './card-details';
import { DepositRow, DepositTab } from './DepositTab';
import { PaidTotal } from './DepositTotal';

function CardDeposit({ deposit }: { deposit: Deposit }) {
  const { byTicket } = useWords();
  const { card } = deposit;
  const type = card ? paymentType(card) : '';
  return (
    <DepositRow summary={<DepositHeader deposit={deposit} note={byTicket ? depositTexts.details : type} />}>
      <Stack>
        {card && <DefinitionList items={cardDetails(card)} />}
        {type !== '' && <Text strong>{depositTexts.paymentType(type)}</Text>}
        <UsesOfDeposit deposit={deposit} />
      </Stack>
    </DepositRow>
  );
}

const NOTHING = (
  <EmptyState icon="card" title={depositTexts.noCard}>
    {depositTexts.noCardHint}
  </EmptyState>
);

const PAYMENT = { one: 'pago', many: 'pagos' };

export function CardDeposits() {
  useFollowNews();
  return (
    <DepositTab kind="card" contract={getCardDeposits} entry={PAYMENT} empty={NOTHING} total={PaidTotal}>
      {(deposit) => <CardDeposit key={deposit.id} deposit={deposit} />}
    </DepositTab>
  );
}
