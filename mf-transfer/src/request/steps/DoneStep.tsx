import { texts, type PendingTransfer } from '@rifas/shared/domain';
import { Alert, Text } from '@rifas/shared/ui';
import { RouteButton } from '../../common/BackLink';
import { CounterpartPanel, keyOfEntry } from '../../common/CounterpartPanel';
import { viewPath } from '../../common/views';

/** The raffles are asked for: whom to agree with on the handing over. */
export function DoneStep({ owners }: { owners: readonly PendingTransfer[] }) {
  return (
    <>
      <Alert tone="success">{texts.requestDone}</Alert>
      <Text>Coordiná la entrega con cada dueño y, cuando tengas las rifas, confirmá la recepción.</Text>
      {owners.map((entry) => (
        <CounterpartPanel key={keyOfEntry(entry)} entry={entry} />
      ))}
      <div>
        <RouteButton to={viewPath('recepciones')}>IR A PENDIENTES DE RECEPCIÓN</RouteButton>
      </div>
    </>
  );
}
