import { getCardDeposits } from '@rifas/shared/contracts';
import type { Deposit } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';
import { SummaryColumns, useWords } from '@rifas/shared/selling';
import { Accordion, AccordionItem, DefinitionList, EmptyState, Stack, Text, usePrinting } from '@rifas/shared/ui';
import { DepositHeader } from '../common/DepositHeader';
import { DepositList } from '../common/DepositList';
import { LongListRow } from '../common/LongListRow';
import { newestFirst } from '../common/newest-first';
import { depositTexts } from '../common/texts';
import { UsesOfDeposit } from '../common/UsesOfDeposit';
import { cardDetails, paymentType } from './card-details';
import { DepositTools } from './DepositTools';
import { PaidTotal } from './DepositTotal';
import { useFoundDeposits } from './use-found-deposits';

function CardDeposit({ deposit }: { deposit: Deposit }) {
  const { byTicket } = useWords();
  const printing = usePrinting();
  const { card } = deposit;
  const type = card ? paymentType(card) : '';
  return (
    <LongListRow $height={68}>
      <AccordionItem
        summary={<DepositHeader deposit={deposit} note={byTicket ? depositTexts.details : type} />}
        open={printing || undefined}
        lazy
      >
        <Stack>
          {card && <DefinitionList items={cardDetails(card)} />}
          {type !== '' && <Text strong>{depositTexts.paymentType(type)}</Text>}
          <UsesOfDeposit deposit={deposit} />
        </Stack>
      </AccordionItem>
    </LongListRow>
  );
}

const NOTHING = (
  <EmptyState icon="card" title={depositTexts.noCard}>
    {depositTexts.noCardHint}
  </EmptyState>
);

const PAYMENT = { one: 'pago', many: 'pagos' };

export function CardDeposits() {
  const list = useApiQuery(getCardDeposits, {}, { select: newestFirst });
  const search = useFoundDeposits(list.data);
  return (
    <Stack>
      <DepositList query={list} contract={getCardDeposits} entry={PAYMENT} empty={NOTHING}>
        {() => (
          <SummaryColumns>
            <PaidTotal deposits={search.all} />
            <Stack $gap="xs">
              <DepositTools kind="card" search={search} />
              {search.found.length > 0 && (
                <Accordion>
                  {search.found.map((deposit) => (
                    <CardDeposit key={deposit.id} deposit={deposit} />
                  ))}
                </Accordion>
              )}
            </Stack>
          </SummaryColumns>
        )}
      </DepositList>
    </Stack>
  );
}
