import type { ReactNode } from 'react';
import type { Deposit, UsedPayment } from '@rifas/shared/contracts';
import { montevideoToday, texts, toCents } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Heading, RaffleNumber, Stack, Text } from '@rifas/shared/ui';
import { ticketUses, usesTitle, type TicketUse } from './deposit-uses';
import { useMoney } from './use-money';
import { UseRow } from './UseRow';

interface UsesOfDepositProps {
  readonly deposit: Deposit;
  /** What can be done with a line, at its end. */
  readonly ticketAction?: (use: TicketUse) => ReactNode;
  readonly paymentAction?: (payment: UsedPayment) => ReactNode;
}

/** What a deposit paid for: talones or raffles, then personal payments (specification 2, deposits). */
export function UsesOfDeposit({ deposit, ticketAction, paymentAction }: UsesOfDepositProps) {
  const { mode } = useHost().deployment;
  const money = useMoney();
  const tickets = ticketUses(deposit, mode, montevideoToday(new Date()));
  const payments = deposit.registros[1];

  if (tickets.length === 0 && payments.length === 0) return <Text muted>Todavía no usaste este depósito.</Text>;
  return (
    <Stack>
      {tickets.length > 0 && (
        <div>
          <Heading level={2}>{usesTitle(mode)}</Heading>
          <ul>
            {tickets.map((use) => (
              <UseRow
                key={use.ids[0]}
                amount={mode === 'multi' ? money(use.amount) : undefined}
                action={ticketAction?.(use)}
                detail={[use.draw && `Sorteo ${use.draw}`, formatDate(use.drawDate)].filter(Boolean).join(' · ')}
              >
                <RaffleNumber number={use.numero} label={mode === 'multi' ? 'Talón' : 'Rifa'} size="s" />
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
              <UseRow key={payment.id} amount={money(toCents(payment.Monto))} action={paymentAction?.(payment)}>
                Registrado el {formatDate(payment.Fecha)}
              </UseRow>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
