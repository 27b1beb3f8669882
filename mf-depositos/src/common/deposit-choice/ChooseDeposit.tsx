import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { getDepositsToUse } from '@rifas/shared/contracts';
import { balanceOf, isCashDeposit, type Deposit } from '@rifas/shared/domain';
import { Link, paths } from '@rifas/shared/routing';
import type { LoadedListProps } from '@rifas/shared/selling';
import { Alert, Button, ButtonLink, EmptyState, Icon, Panel, Stack, tokens, VisuallyHidden } from '@rifas/shared/ui';
import { DepositHeader } from '../DepositHeader';
import { DepositList } from '../DepositList';
import { LongListRow } from '../LongListRow';
import { newestFirst } from '../newest-first';
import { choiceTexts } from '../texts';
import { UsesOfDeposit } from '../UsesOfDeposit';
import { withBalance, type PayingDeposit } from './chosen-deposit';

interface ChooseDepositProps {
  /** All the deposits of the seller. */
  readonly list: LoadedListProps<Deposit>['query'];
  /** Selects the deposits with enough balance. */
  readonly usableOf: (all: readonly Deposit[]) => readonly Deposit[];
  readonly onUse: (deposit: PayingDeposit) => void;
}

const Sheet = styled(Panel)`
  display: grid;
  gap: ${tokens.space.s};

  @media (min-width: 45em) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space.s} ${tokens.space.l};
    padding: ${tokens.space.m} ${tokens.space.l};

    > button {
      min-width: 10rem;
    }
    > details {
      grid-column: 1 / -1;
    }
  }
`;

const Uses = styled.details`
  margin-block-end: calc(-1 * ${tokens.space.xs});

  &:not([open]) {
    order: 1;
  }
  > summary {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
    min-height: 44px;
    width: fit-content;
    font-size: ${tokens.font.s};
    font-weight: 600;
    color: ${tokens.colour.link};
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

interface UsableDepositProps {
  readonly deposit: PayingDeposit;
  /** Whether this is the only deposit: all its details are then visible. */
  readonly only: boolean;
  readonly onUse: () => void;
}

function UsableDeposit({ deposit, only, onUse }: UsableDepositProps) {
  const id = useId();
  const unused = deposit.tickets.length === 0 && deposit.payments.length === 0 && !deposit.incomplete;
  return (
    <LongListRow as="li" $height={150}>
      <Sheet as="div">
        <DepositHeader deposit={deposit} id={id} />
        <Button
          id={`${id}-use`}
          variant={only ? 'primary' : 'secondary'}
          aria-labelledby={`${id}-use ${id}`}
          onClick={onUse}
        >
          {choiceTexts.use}
        </Button>
        {!unused && (
          <Uses open={only}>
            {/* Named by its content: with another name, browsers give the content as the description, and it is read
                twice. */}
            <summary>
              <span>
                {choiceTexts.uses}
                <VisuallyHidden> ({choiceTexts.depositOf(deposit.date)})</VisuallyHidden>
              </span>
              <Icon name="chevron" size={16} />
            </summary>
            <UsesOfDeposit deposit={deposit} />
          </Uses>
        )}
      </Sheet>
    </LongListRow>
  );
}

interface UnknownBalancesProps {
  readonly deposits: readonly Deposit[];
  /** The way to the deposits; undefined if the page already shows one. */
  readonly action: ReactNode;
}

/** Explains to a seller who misses a deposit why it is not offered: its balance is unknown, so it cannot pay. */
function UnknownBalances({ deposits, action }: UnknownBalancesProps) {
  const count = deposits.filter((deposit) => isCashDeposit(deposit) && balanceOf(deposit) === undefined).length;
  if (count === 0) return null;
  return (
    <Alert tone="warning" action={action}>
      {choiceTexts.unknownBalances(count)}
    </Alert>
  );
}

/** Shown when no deposit can be used. */
function NoBalance() {
  return (
    <EmptyState
      icon="bank"
      title={choiceTexts.none}
      action={
        <ButtonLink as={Link} to={paths.deposits} $variant="secondary">
          {choiceTexts.toDeposits}
        </ButtonLink>
      }
    >
      {choiceTexts.noneHint}
    </EmptyState>
  );
}

/** Step 1 of both wizards: date, amount, balance and uses of each deposit, the newest first. */
export function ChooseDeposit({ list, usableOf, onUse }: ChooseDepositProps) {
  const choice = (all: readonly Deposit[]) => {
    const usable = newestFirst(withBalance(usableOf(all)));
    return (
      <>
        <UnknownBalances
          deposits={all}
          action={usable.length > 0 && <Link to={paths.deposits}>{choiceTexts.toDeposits}</Link>}
        />
        {usable.length === 0 ? (
          <NoBalance />
        ) : (
          <Stack as="ul" $gap="s">
            {usable.map((deposit) => (
              <UsableDeposit
                key={deposit.id}
                deposit={deposit}
                only={usable.length === 1}
                onUse={() => onUse(deposit)}
              />
            ))}
          </Stack>
        )}
      </>
    );
  };
  return (
    <DepositList query={list} contract={getDepositsToUse} empty={<NoBalance />}>
      {choice}
    </DepositList>
  );
}
