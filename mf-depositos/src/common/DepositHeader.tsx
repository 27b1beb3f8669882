import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Cents, Deposit } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { MoneyAmount } from '@rifas/shared/selling';
import { Amount, tokens } from '@rifas/shared/ui';
import { depositTexts, NO_DATE, UNKNOWN_BALANCE } from './texts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xxs} ${tokens.space.l};

  > :first-child {
    flex: 1 0 7rem;
    display: grid;
    font-weight: 600;
  }
  /* On a phone the date has a line of its own, whatever the length of the amounts. */
  @media (max-width: 479px) {
    > :first-child {
      flex-basis: 100%;
    }
  }
`;

interface DepositHeaderProps {
  readonly deposit: Pick<Deposit, 'date' | 'amountCents'>;
  /** Under the date. */
  readonly note?: ReactNode;
  /** After the amount: the balance. */
  readonly children?: ReactNode;
  readonly id?: string;
}

/** Date and amount of a deposit. Spans only: it also stands inside a summary. */
export function DepositHeader({ deposit, note, children, id }: DepositHeaderProps) {
  return (
    <Root id={id}>
      <span>
        <span>{formatDate(deposit.date) || NO_DATE}</span>
        {note}
      </span>
      <MoneyAmount label={depositTexts.amount} amount={deposit.amountCents} />
      {children}
    </Root>
  );
}

/** What is left of a deposit; undefined where that cannot be computed. */
export const Balance = ({ amount }: { amount: Cents | undefined }) =>
  amount === undefined ? (
    <Amount label={depositTexts.balance}>{UNKNOWN_BALANCE}</Amount>
  ) : (
    <MoneyAmount label={depositTexts.balance} amount={amount} />
  );
