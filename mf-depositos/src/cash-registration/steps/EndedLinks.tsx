import type { Ticket } from '@rifas/shared/domain';
import { numbersOf, useLiveLinks } from '@rifas/shared/selling';
import { Alert } from '@rifas/shared/ui';
import { cashTexts } from '../../common/texts';

/** Names the buyers whose links stop working with this sale: docs/rules.md, "Live links". */
export function EndedLinks({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const rows = useLiveLinks().filter(({ ticketId }) => byId.has(ticketId));
  if (rows.length === 0) return null;
  const links = [...new Set(rows.map(({ token }) => token))].map((token) => {
    const own = rows.filter((row) => row.token === token);
    const sold = own.flatMap(({ ticketId }) => byId.get(ticketId) ?? []);
    return cashTexts.linkOf(own[0]?.buyer?.trim() || undefined, numbersOf(sold));
  });
  return (
    <Alert tone="warning" live={false}>
      {cashTexts.endsLinks(links)}
    </Alert>
  );
}
