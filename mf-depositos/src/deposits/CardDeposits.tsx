import { getCardDeposits } from '@rifas/shared/contracts';
import type { Deposit } from '@rifas/shared/domain';
import { Accordion, AccordionItem, DefinitionList, EmptyState, Stack, Text, usePrinting } from '@rifas/shared/ui';
import { DepositHeader } from '../common/DepositHeader';
import { DepositListStatus } from '../common/DepositListStatus';
import { LeftOut } from '../common/LeftOut';
import { LongListRow } from '../common/LongListRow';
import { useWords } from '../common/use-words';
import { UsesOfDeposit } from '../common/UsesOfDeposit';
import { cardDetails, paymentType } from './card-details';
import { useCardDeposits } from './deposits.api';
import { DepositTools } from './settlement/DepositTools';
import { useFoundDeposits } from './use-found-deposits';

function CardDeposit({ deposit }: { deposit: Deposit }) {
  const { byTicket } = useWords();
  const printing = usePrinting();
  const { card } = deposit;
  const type = card ? paymentType(card) : '';
  const note = (
    <Text as="span" size="s" muted>
      {byTicket ? 'Ver detalles' : type}
    </Text>
  );
  return (
    <LongListRow $height={84}>
      <AccordionItem summary={<DepositHeader deposit={deposit} note={note} />} open={printing || undefined} lazy>
        <Stack>
          {card && <DefinitionList items={cardDetails(card)} />}
          {type !== '' && <Text strong>Tipo de pago: {type}</Text>}
          <UsesOfDeposit deposit={deposit} />
        </Stack>
      </AccordionItem>
    </LongListRow>
  );
}

const NOTHING = (
  <EmptyState icon="card" title="No tienes pagos con tarjeta.">
    Cuando un comprador pague una rifa con tu link de pago lo vas a ver acá.
  </EmptyState>
);

export function CardDeposits() {
  const list = useCardDeposits();
  const search = useFoundDeposits(list.data);
  return (
    <Stack>
      <DepositListStatus list={list} empty={NOTHING} />
      <LeftOut contract={getCardDeposits} one="pago" many="pagos" />
      {search.total > 0 && (
        <>
          <DepositTools kind="card" search={search} />
          {search.found.length > 0 && (
            <Accordion>
              {search.found.map((deposit) => (
                <CardDeposit key={deposit.id} deposit={deposit} />
              ))}
            </Accordion>
          )}
        </>
      )}
    </Stack>
  );
}
