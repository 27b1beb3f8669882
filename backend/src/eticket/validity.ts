import { eq } from 'drizzle-orm';
import { getTicketValidity, validityPagePath } from '@rifas/shared/contracts';
import { formatWallTime, fullName, montevideoTime, type TicketValidity } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { sales } from '../db/schema';
import { plainPage } from '../pages/plain-page';
import type { App } from '../platform/app';
import { escapeHtml } from '../platform/html';
import { publicRoute } from '../platform/route';
import { paidSaleOf } from './paid-sale';
import { drawText, organiserOf } from './receipt';

async function validityOf(app: Pick<App, 'config'> & { db: Db }, code: string): Promise<TicketValidity> {
  const [sale] = await app.db.select().from(sales).where(eq(sales.validityCode, code));
  const paid = await paidSaleOf(app.db, sale);
  const organiser = organiserOf(app);
  if (!paid) return { valid: false, buyer: '', seller: '', tickets: [], paidAt: undefined, organiser };
  return {
    valid: true,
    buyer: fullName(paid.buyer),
    seller: fullName(paid.seller),
    tickets: paid.tickets,
    paidAt: montevideoTime(paid.paidAt),
    organiser,
  };
}

/** Whether an e-ticket is good and whose: as a call, and as the page that its QR opens. Contact data is in neither. */
export function registerValidity(app: App): void {
  publicRoute(app, getTicketValidity, ({ body }) => validityOf(app, body.code));

  app.http.get<{ Params: { code: string } }>(`/${validityPagePath('')}:code`, async (request, reply) => {
    const { valid, buyer, seller, tickets, paidAt, organiser } = await validityOf(app, request.params.code);
    const contact = `<p class="soft">Organiza ${escapeHtml(organiser.name)}: ${escapeHtml(organiser.email)}</p>`;
    if (!valid)
      return plainPage(
        reply,
        404,
        'E-ticket',
        `<p class="bad">No es válido</p><p>No hay ninguna compra paga con este código.</p>${contact}`,
      );
    const stubs = tickets
      .map(
        (ticket) =>
          `<li class="stub"><span>Rifa <b>${escapeHtml(ticket.number)}</b></span><span>${escapeHtml(drawText(app, ticket))}</span></li>`,
      )
      .join('');
    const rows = [
      ['A nombre de', buyer],
      ['Vendió', seller],
      ['Pagado', paidAt ? formatWallTime(paidAt, 'dd/MM/yyyy') : ''],
    ]
      .map(([term = '', value = '']) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`)
      .join('');
    return plainPage(
      reply,
      200,
      'E-ticket',
      `<p class="good">Es válido</p><ul>${stubs}</ul><dl>${rows}</dl>${contact}`,
    );
  });
}
