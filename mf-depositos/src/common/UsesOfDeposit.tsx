import type { ReactNode } from 'react';
import { montevideoTime, texts, type Deposit, type UsedPayment } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { drawLabel, RaffleNumber, useMoney, useWords } from '@rifas/shared/selling';
import { Heading, Stack, Text } from '@rifas/shared/ui';
import { ticketUses, type TicketUse } from './deposit-uses';
import { depositTexts } from './texts';
import { UseRow } from './UseRow';

interface UsesOfDepositProps {
  readonly deposit: Deposit;
  /** What can be done with a line, at its end. */
  readonly ticketAction?: (use: TicketUse) => ReactNode;
  readonly paymentAction?: (payment: UsedPayment) => ReactNode;
}

/** What a deposit paid for: tickets or raffles, then personal payments. */
export function UsesOfDeposit({ deposit, ticketAction, paymentAction }: UsesOfDepositProps) {
  const { mode } = useHost().deployment;
  const words = useWords();
  const money = useMoney();
  const tickets = ticketUses(deposit, mode, montevideoTime(new Date()));
  const { payments, incomplete } = deposit;

  if (tickets.length === 0 && payments.length === 0 && !incomplete) return <Text muted>{depositTexts.unused}</Text>;
  return (
    <Stack>
      {incomplete && <Text muted>{depositTexts.incomplete}</Text>}
      {tickets.length > 0 && (
        <div>
          <Heading level={2}>{words.usesOfDeposit}</Heading>
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
          <Heading level={2}>{texts.personalPaymentsOfDeposit}</Heading>
          <ul>
            {payments.map((payment) => (
              <UseRow key={payment.id} amount={money(payment.amountCents)} action={paymentAction?.(payment)}>
                {depositTexts.payment(payment)}
              </UseRow>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
