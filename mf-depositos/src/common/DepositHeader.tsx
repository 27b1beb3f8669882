import { styled } from 'styled-components';
import { balanceOf, type Deposit } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { tokens, VisuallyHidden } from '@rifas/shared/ui';
import { describeUses } from './deposit-uses';
import { depositTexts, NO_DATE, UNKNOWN_BALANCE } from './texts';
import { useFigure } from './use-figure';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.xxs} ${tokens.space.xs};
  line-height: 1.3;
`;

/* The text about the uses breaks into two lines before the figures move to another line. */
const What = styled.span`
  flex: 1 1 0;
  display: grid;
  min-width: min-content;
  overflow-wrap: anywhere;

  > :first-child {
    white-space: nowrap;
    font-weight: 700;
  }
  small {
    font-size: ${tokens.font.s};
    color: ${tokens.colour.textMuted};
  }
`;

/* Figures are always aligned right: the main figure is larger, the other one below it. */
const Money = styled.span`
  flex: none;
  max-width: 100%;
  margin-inline-start: auto;
  display: grid;
  justify-items: end;
  font-variant-numeric: tabular-nums;

  > span {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    align-items: baseline;
    gap: ${tokens.space.xxs};
    font-size: ${tokens.font.s};
    color: ${tokens.colour.textMuted};
  }
`;

const Main = styled.span<{ $spent: boolean }>`
  && {
    order: -1;
    gap: ${tokens.space.xs};
  }
  > b {
    font-weight: 800;
    font-size: ${tokens.font.l};
    letter-spacing: -0.01em;
    color: ${({ $spent }) => ($spent ? 'inherit' : tokens.colour.text)};

    /* Date and balance of three digits have room on one line. */
    @media (max-width: 21.25em) {
      font-size: ${tokens.font.m};
    }
  }
`;

interface DepositHeaderProps {
  readonly deposit: Deposit;
  /** The kind of payment, shown below the amount if the amount matters and not the balance. */
  readonly note?: string;
  readonly id?: string;
}

/**
 * The facts that distinguish a deposit: its date, its uses, its amount and its balance. With a note, the balance is not
 * shown. It contains only spans, because it may be inside a summary.
 */
export function DepositHeader({ deposit, note, id }: DepositHeaderProps) {
  const figure = useFigure();
  const { mode } = useHost().deployment;
  const balance = balanceOf(deposit);
  return (
    <Root id={id}>
      <What>
        <span>{formatDate(deposit.date) || NO_DATE}</span>
        <small>{describeUses(deposit, mode)}</small>
      </What>
      {note === undefined ? (
        <Money>
          <span>
            <span>{depositTexts.amount}</span> <span>{figure(deposit.amountCents)}</span>
          </span>
          <Main $spent={balance === 0}>
            {balance !== undefined && <span>{depositTexts.balance}</span>}{' '}
            <b>{balance === undefined ? UNKNOWN_BALANCE : figure(balance)}</b>
          </Main>
        </Money>
      ) : (
        <Money>
          <Main $spent={false}>
            <VisuallyHidden>{depositTexts.amount}</VisuallyHidden> <b>{figure(deposit.amountCents)}</b>
          </Main>
          {note !== '' && <span>{note}</span>}
        </Money>
      )}
    </Root>
  );
}
