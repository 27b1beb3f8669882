import { getOwnBag, removeFromBag } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import { Button, EmptyState, LongList, Page } from '@rifas/shared/ui';
import { BackLink, RouteButton } from '../common/BackLink';
import { genericFailure } from '../common/failure';
import { LeftOutRaffles } from '../common/LeftOut';
import { ListBox } from '../common/ListBox';
import { LoadedList } from '../common/LoadedList';
import { useOwnBag } from '../common/raffle-lists';
import { RaffleRow } from '../common/RaffleRow';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { viewPath } from '../common/views';
import { WriteDialog } from '../common/WriteDialog';

const nothing = (
  <EmptyState
    icon="bag"
    title="No tienes rifas en la bolsa."
    action={
      <RouteButton to={viewPath('poner-en-bolsa')} $variant="secondary">
        Poner rifas en la bolsa
      </RouteButton>
    }
  />
);

/** What the seller has put in the bag and nobody has asked for yet; each raffle can be taken out again. */
export function OwnBag({ title }: { title: string }) {
  const bag = useOwnBag();
  const removal = useConfirmedWrite(removeFromBag, {
    failureOf: (error) => genericFailure(texts.removeFromBagFailed, error),
  });
  return (
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} />}>
      <LeftOutRaffles contract={getOwnBag} />
      <LoadedList query={bag} empty={nothing}>
        {(entries) => (
          <ListBox>
            <LongList label={title} items={entries} keyOf={({ number }) => number} estimate={64} divided>
              {({ number, draws }) => (
                <RaffleRow number={number} draws={draws}>
                  <Button
                    variant="secondary"
                    aria-label={`QUITAR la rifa ${number} de la bolsa`}
                    onClick={() => removal.ask({ number })}
                  >
                    QUITAR
                  </Button>
                </RaffleRow>
              )}
            </LongList>
          </ListBox>
        )}
      </LoadedList>
      <WriteDialog
        title="Quitar rifa de la bolsa"
        write={removal}
        question={({ number }) => `¿Querés quitar la rifa ${number} de la bolsa? Vas a poder venderla de nuevo.`}
        doneText={texts.removeFromBagDone}
      />
    </Page>
  );
}
