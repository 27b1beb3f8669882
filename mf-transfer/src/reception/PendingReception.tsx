import { confirmReception, getPendingReception } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Link, paths, useNavigate } from '@rifas/shared/routing';
import { BackLink } from '@rifas/shared/selling';
import { Button, ButtonLink, EmptyState, Page, Text } from '@rifas/shared/ui';
import { numbersOf } from '../common/bag-entries';
import { CounterpartPanel, keyOfEntry } from '../common/CounterpartPanel';
import { genericFailure } from '../common/failure';
import { usePendingReception } from '../common/raffle-lists';
import { listTexts, menuTexts, receptionTexts } from '../common/texts';
import { TransferList } from '../common/TransferList';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { hasBag, viewPath } from '../common/views';
import { WriteDialog } from '../common/WriteDialog';

/** Suggests what to do next: request raffles from the bag, if the variant has one. */
function NothingToReceive() {
  const bag = hasBag(useHost().deployment.variant);
  return (
    <EmptyState
      icon="hand"
      title={receptionTexts.nothing}
      action={
        bag && (
          <ButtonLink as={Link} to={viewPath('solicitar')} $variant="secondary">
            {menuTexts.request.label}
          </ButtonLink>
        )
      }
    >
      {bag ? receptionTexts.withBag : receptionTexts.withoutBag}
    </EmptyState>
  );
}

/** Raffles that the seller must confirm, beside the contacts of their senders. */
export function PendingReception({ title }: { title: string }) {
  const navigate = useNavigate();
  const receptions = usePendingReception();
  const reception = useConfirmedWrite(confirmReception, {
    failureOf: (error) => genericFailure(texts.receptionFailed, error),
  });

  return (
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} help="transferir" />}>
      <TransferList
        query={receptions}
        contract={getPendingReception}
        entry={listTexts.transfer}
        empty={<NothingToReceive />}
      >
        {(entries) => {
          // The page has a main action only if there is a single transfer to confirm.
          const only = entries.length === 1;
          return (
            <>
              <Text>{receptionTexts.hint(entries)}</Text>
              {entries.map((entry) => (
                <CounterpartPanel
                  key={keyOfEntry(entry)}
                  entry={entry}
                  action={(number) => (
                    <Button
                      variant={only && numbersOf(entry).length === 1 ? 'primary' : 'secondary'}
                      aria-label={receptionTexts.confirmOne(number)}
                      onClick={() => reception.ask({ numbers: [number] })}
                    >
                      {receptionTexts.confirm}
                    </Button>
                  )}
                >
                  {numbersOf(entry).length > 1 && (
                    <Button
                      variant={only ? 'primary' : 'secondary'}
                      aria-label={receptionTexts.confirmAllOf(numbersOf(entry).length, entry.counterpart.name)}
                      onClick={() => reception.ask({ numbers: numbersOf(entry) })}
                    >
                      {receptionTexts.confirmAll(numbersOf(entry).length)}
                    </Button>
                  )}
                </CounterpartPanel>
              ))}
            </>
          );
        }}
      </TransferList>
      <WriteDialog
        title={receptionTexts.confirmTitle}
        write={reception}
        question={({ numbers }) => receptionTexts.question(numbers)}
        doneText={texts.receptionDone}
        onDoneClosed={() => void navigate(paths.raffleList)}
      />
    </Page>
  );
}
