import { texts, type PendingTransfer } from '@rifas/shared/domain';
import { Link } from '@rifas/shared/routing';
import { Alert, ButtonLink, Text } from '@rifas/shared/ui';
import { CounterpartPanel, keyOfEntry } from '../../common/CounterpartPanel';
import { requestTexts } from '../../common/texts';
import { viewPath } from '../../common/views';

/** The raffles were requested: shows the owners to arrange the handover with. */
export function DoneStep({ owners }: { owners: readonly PendingTransfer[] }) {
  return (
    <>
      <Alert tone="success">{texts.requestDone}</Alert>
      <Text>{requestTexts.next(owners)}</Text>
      {owners.map((entry) => (
        <CounterpartPanel key={keyOfEntry(entry)} entry={entry} />
      ))}
      <div>
        <ButtonLink as={Link} to={viewPath('recepciones')}>
          {requestTexts.toReceptions}
        </ButtonLink>
      </div>
    </>
  );
}
