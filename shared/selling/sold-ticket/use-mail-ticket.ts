import { parseError } from '@rifas/shared/http';
import { useApiMutation, useOfferedCalls } from '@rifas/shared/query';
import { resendSoldTicket } from '../../contracts';
import type { Id } from '../../domain';
import { useLatch } from '../../ui';
import { reasonFor } from '../reason-for';

export interface MailTicketOptions {
  readonly ticketId: Id | undefined;
  /** The buyer's email; '' if unknown. */
  readonly email: string;
  readonly onSent: () => void;
  readonly onFailed: (reason: string) => void;
}

/**
 * Sends the e-ticket of a sold ticket by mail again.
 * @returns `possible` is false if there is no address to send it to, or the API does not have the call
 * @example const mail = useMailTicket({ ticketId: 7, email: 'lucia@example.com', onSent, onFailed });
 */
export function useMailTicket({ ticketId, email, onSent, onFailed }: MailTicketOptions) {
  const { mutateAsync } = useApiMutation(resendSoldTicket);
  const offered = useOfferedCalls()[resendSoldTicket.name] !== false;
  const [busy, run] = useLatch();
  const mail = async () => {
    if (ticketId === undefined) return;
    await mutateAsync({ ticketId }).then(onSent, (thrown: unknown) => onFailed(reasonFor(parseError(thrown))));
  };
  return { possible: offered && ticketId !== undefined && email !== '', busy, send: (): void => void run(mail) };
}
