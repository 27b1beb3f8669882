import { styled } from 'styled-components';
import { getOwnBag, removeFromBag } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { Link, paths } from '@rifas/shared/routing';
import { BackLink } from '@rifas/shared/selling';
import { Button, ButtonLink, EmptyState, LongList, Page, tokens } from '@rifas/shared/ui';
import { genericFailure } from '../common/failure';
import { useOwnBag } from '../common/raffle-lists';
import { RaffleRow } from '../common/RaffleRow';
import { menuTexts, ownBagTexts } from '../common/texts';
import { TransferList } from '../common/TransferList';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { viewPath } from '../common/views';
import { WriteDialog } from '../common/WriteDialog';

const Sheet = styled.div`
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.l};
  padding: ${tokens.space.xs} ${tokens.space.s};
`;

const nothing = (
  <EmptyState
    icon="bag"
    title={ownBagTexts.nothing}
    action={
      <ButtonLink as={Link} to={viewPath('poner-en-bolsa')} $variant="secondary">
        {menuTexts.put.label}
      </ButtonLink>
    }
  />
);

/** The raffles that the seller has put in the bag and that nobody has requested. Each can be taken out again. */
export function OwnBag({ title }: { title: string }) {
  const bag = useOwnBag();
  const removal = useConfirmedWrite(removeFromBag, {
    failureOf: (error) => genericFailure(texts.removeFromBagFailed, error),
  });
  return (
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} help="transferir" />}>
      <TransferList query={bag} contract={getOwnBag} empty={nothing}>
        {(entries) => (
          <Sheet>
            <LongList label={title} items={entries} keyOf={({ number }) => number} estimate={64} divided>
              {({ number, draws }) => (
                <RaffleRow number={number} draws={draws}>
                  <Button
                    variant="secondary"
                    aria-label={ownBagTexts.removeOne(number)}
                    onClick={() => removal.ask({ number })}
                  >
                    {ownBagTexts.remove}
                  </Button>
                </RaffleRow>
              )}
            </LongList>
          </Sheet>
        )}
      </TransferList>
      <WriteDialog
        title={ownBagTexts.removeTitle}
        write={removal}
        question={({ number }) => ownBagTexts.question(number)}
        doneText={texts.removeFromBagDone}
      />
    </Page>
  );
}
