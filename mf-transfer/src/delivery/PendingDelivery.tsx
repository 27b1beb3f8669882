import { getPendingDelivery } from '@rifas/shared/contracts';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { EmptyState, Page, Text } from '@rifas/shared/ui';
import { BackLink } from '../common/BackLink';
import { CounterpartPanel, keyOfEntry } from '../common/CounterpartPanel';
import { LeftOutTransfers } from '../common/LeftOut';
import { LoadedList } from '../common/LoadedList';
import { usePendingDelivery } from '../common/raffle-lists';

/** When a raffle comes to this list: ccee has no bag to ask from. */
const HINTS = {
  dtyt: 'Cuando alguien solicite una rifa tuya, o hagas una transferencia directa, vas a ver acá a quién entregarla.',
  ccee: 'Cuando hagas una transferencia directa vas a ver acá a quién entregar la rifa.',
} as const;

/** Raffles that somebody else is to receive: read-only, since only the receiver can confirm. */
export function PendingDelivery({ title }: { title: string }) {
  const { variant } = useHost().deployment;
  const deliveries = usePendingDelivery();
  const nothing = (
    <EmptyState icon="truck" title="No tienes rifas pendientes de entrega.">
      {HINTS[variant]}
    </EmptyState>
  );
  return (
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} />}>
      <LeftOutTransfers contract={getPendingDelivery} />
      <LoadedList query={deliveries} empty={nothing}>
        {(entries) => (
          <>
            <Text>Coordiná la entrega con cada pasajero. Las rifas son tuyas hasta que confirme que las recibió.</Text>
            {entries.map((entry) => (
              <CounterpartPanel key={keyOfEntry(entry)} entry={entry} />
            ))}
          </>
        )}
      </LoadedList>
    </Page>
  );
}
