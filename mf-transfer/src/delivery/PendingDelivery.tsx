import { getPendingDelivery } from '@rifas/shared/contracts';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { BackLink } from '@rifas/shared/selling';
import { EmptyState, Page, Text } from '@rifas/shared/ui';
import { CounterpartPanel, keyOfEntry } from '../common/CounterpartPanel';
import { usePendingDelivery } from '../common/raffle-lists';
import { deliveryTexts, listTexts } from '../common/texts';
import { TransferList } from '../common/TransferList';
import { hasBag } from '../common/views';

/** Raffles that another seller must confirm. The view is read-only, because only the receiver can confirm. */
export function PendingDelivery({ title }: { title: string }) {
  const { variant } = useHost().deployment;
  const deliveries = usePendingDelivery();
  const nothing = (
    <EmptyState icon="truck" title={deliveryTexts.nothing}>
      {hasBag(variant) ? deliveryTexts.withBag : deliveryTexts.withoutBag}
    </EmptyState>
  );
  return (
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} help="transferir" />}>
      <TransferList query={deliveries} contract={getPendingDelivery} entry={listTexts.transfer} empty={nothing}>
        {(entries) => (
          <>
            <Text>{deliveryTexts.hint(entries)}</Text>
            {entries.map((entry) => (
              <CounterpartPanel key={keyOfEntry(entry)} entry={entry} />
            ))}
          </>
        )}
      </TransferList>
    </Page>
  );
}
