import { confirmReception, getPendingReception } from '@rifas/shared/contracts';
import { texts, type PendingTransfer } from '@rifas/shared/domain';
import { paths, useNavigate } from '@rifas/shared/routing';
import { Button, Page, Text } from '@rifas/shared/ui';
import { BackLink } from '../common/BackLink';
import { theRaffles } from '../common/bag-entries';
import { CounterpartPanel, keyOfEntry } from '../common/CounterpartPanel';
import { genericFailure } from '../common/failure';
import { LeftOutTransfers } from '../common/LeftOut';
import { LoadedList } from '../common/LoadedList';
import { usePendingReception } from '../common/raffle-lists';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { WriteDialog } from '../common/WriteDialog';
import { NothingToReceive } from './NothingToReceive';

const numbersOf = ({ raffles }: PendingTransfer): string[] => raffles.map(({ number }) => number);

/** Raffles on their way to the seller, who confirms having them; the other side's contacts are beside. */
export function PendingReception({ title }: { title: string }) {
  const navigate = useNavigate();
  const receptions = usePendingReception();
  const reception = useConfirmedWrite(confirmReception, {
    failureOf: (error) => genericFailure(texts.receptionFailed, error),
  });

  return (
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} />}>
      <LeftOutTransfers contract={getPendingReception} />
      <LoadedList query={receptions} empty={<NothingToReceive />}>
        {(entries) => (
          <>
            <Text>Confirmá cada rifa cuando la tengas: recién entonces pasa a tu cuenta.</Text>
            {entries.map((entry) => (
              <CounterpartPanel
                key={keyOfEntry(entry)}
                entry={entry}
                action={(number) => (
                  <Button
                    aria-label={`CONFIRMAR RECEPCIÓN de la rifa ${number}`}
                    onClick={() => reception.ask({ numbers: [number] })}
                  >
                    CONFIRMAR RECEPCIÓN
                  </Button>
                )}
              >
                {numbersOf(entry).length > 1 && (
                  <Button variant="secondary" onClick={() => reception.ask({ numbers: numbersOf(entry) })}>
                    CONFIRMAR TODAS ({numbersOf(entry).length})
                  </Button>
                )}
              </CounterpartPanel>
            ))}
          </>
        )}
      </LoadedList>
      <WriteDialog
        title="Confirmar recepción"
        write={reception}
        question={({ numbers }) => `¿Recibiste ${theRaffles(numbers)}?`}
        doneText={texts.receptionDone}
        onDoneClosed={() => void navigate(paths.raffleList)}
      />
    </Page>
  );
}
