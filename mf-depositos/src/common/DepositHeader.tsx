import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Deposit } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { Amount, tokens } from '@rifas/shared/ui';
import { NO_DATE } from './texts';
import { useMoney } from './use-money';

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
  const money = useMoney();
  return (
    <Root id={id}>
      <span>
        <span>{formatDate(deposit.date) || NO_DATE}</span>
        {note}
      </span>
      <Amount label="Monto">{money(deposit.amountCents)}</Amount>
      {children}
    </Root>
  );
}
