import type { Deposit } from '@rifas/shared/contracts';
import { useHost } from '@rifas/shared/remote';
import { Accordion, AccordionItem, DefinitionList, EmptyState, Stack, Text, usePrinting } from '@rifas/shared/ui';
import { DepositHeader } from '../common/DepositHeader';
import { DepositListStatus } from '../common/DepositListStatus';
import { LongListRow } from '../common/LongListRow';
import { UsesOfDeposit } from '../common/UsesOfDeposit';
import { cardDetails, paymentType } from './card-details';
import { useCardDeposits } from './deposits.api';
import { DepositTools } from './settlement/DepositTools';
import { useFoundDeposits } from './use-found-deposits';

function CardDeposit({ deposit }: { deposit: Deposit }) {
  const { mode } = useHost().deployment;
  const printing = usePrinting();
  const { tarjeta } = deposit;
  const type = tarjeta ? paymentType(tarjeta) : '';
  const note = (
    <Text as="span" size="s" muted>
      {mode === 'single' ? type : 'Ver detalles'}
    </Text>
  );
  return (
    <LongListRow $height={84}>
      <AccordionItem summary={<DepositHeader deposit={deposit} note={note} />} open={printing || undefined} lazy>
        <Stack>
          {tarjeta && <DefinitionList items={cardDetails(tarjeta)} />}
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
