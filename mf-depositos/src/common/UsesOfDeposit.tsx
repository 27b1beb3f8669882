import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { texts, type Deposit, type UsedPayment } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { drawLabel, RaffleNumber, useMoney, useToday, useWords } from '@rifas/shared/selling';
import { Heading, Stack, Text, tokens } from '@rifas/shared/ui';
import { ticketUses, type TicketUse } from './deposit-uses';
import { depositTexts } from './texts';
import { useFigure } from './use-figure';
import { UseRow } from './UseRow';

/* Less prominent than the heading of the deposit. */
const Group = styled(Heading)`
  font-size: ${tokens.font.s};
  font-weight: 600;
  color: ${tokens.colour.textMuted};
`;

interface UsesOfDepositProps {
  readonly deposit: Deposit;
  /** The actions at the end of a line. */
  readonly ticketAction?: (use: TicketUse) => ReactNode;
  readonly paymentAction?: (payment: UsedPayment) => ReactNode;
}

/** The uses of a deposit: tickets or raffles first, then personal payments. */
export function UsesOfDeposit({ deposit, ticketAction, paymentAction }: UsesOfDepositProps) {
  const { mode } = useHost().deployment;
  const words = useWords();
  const money = useMoney();
  const figure = useFigure();
  const tickets = ticketUses(deposit, mode, useToday());
  const { payments, incomplete } = deposit;

  if (tickets.length === 0 && payments.length === 0 && !incomplete) return <Text muted>{depositTexts.unused}</Text>;
  return (
    <Stack>
      {incomplete && <Text muted>{depositTexts.incomplete}</Text>}
      {tickets.length > 0 && (
        <div>
          <Group>{words.usesOfDeposit}</Group>
          <ul>
            {tickets.map((use) => (
              <UseRow
                key={use.ids[0]}
                amount={words.byTicket ? money(use.amount) : undefined}
                action={ticketAction?.(use)}
                detail={drawLabel(use.draw, use.drawDate)}
              >
                <RaffleNumber number={use.number} label={words.name} size="s" />
                {use.buyer !== undefined && <span>{use.buyer}</span>}
              </UseRow>
            ))}
          </ul>
        </div>
      )}
      {payments.length > 0 && (
        <div>
          <Group>{texts.personalPaymentsOfDeposit}</Group>
          <ul>
            {payments.map((payment) => (
              <UseRow key={payment.id} amount={figure(payment.amountCents)} action={paymentAction?.(payment)}>
                {depositTexts.payment(payment)}
              </UseRow>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
