import { eq } from 'drizzle-orm';
import { getTicketValidity, validityPagePath } from '@rifas/shared/contracts';
import { fullName, montevideoTime, type TicketValidity } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import type { Db } from '../db/database';
import { sales } from '../db/schema';
import { plainPage, rowsHtml, stubsHtml } from '../pages/plain-page';
import type { App } from '../platform/app';
import { breakableHtml, escapeHtml } from '../platform/html';
import { publicRoute } from '../platform/route';
import { paidSaleOf } from './paid-sale';
import { organiserOf, stubsOf } from './receipt';

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

/**
 * Reports whether an e-ticket is valid and its owner: as a call, and as the page that its QR opens. Neither has contact
 * data.
 */
export function registerValidity(app: App): void {
  publicRoute(app, getTicketValidity, ({ body }) => validityOf(app, body.code));

  app.http.get<{ Params: { code: string } }>(`/${validityPagePath('')}:code`, async (request, reply) => {
    const { valid, buyer, seller, tickets, paidAt, organiser } = await validityOf(app, request.params.code);
    const { deployment } = app.config;
    const contact = `<footer class="soft">Organiza ${escapeHtml(organiser.name)} · Consultas: <a href="mailto:${escapeHtml(organiser.email)}">${breakableHtml(organiser.email)}</a></footer>`;
    if (!valid)
      return plainPage(reply, {
        deployment,
        status: 404,
        title: 'E-ticket',
        body: `<p class="bad">No es válido</p><p>No hay ninguna compra paga con este código.</p>${contact}`,
      });
    const rows = rowsHtml([
      ['A nombre de', buyer],
      ['Vendió', seller],
      ['Pagado', formatDate(paidAt)],
    ]);
    return plainPage(reply, {
      deployment,
      title: 'E-ticket',
      body: `<p class="good">Es válido</p><div class="sheet">${stubsHtml(stubsOf(app, tickets))}${rows}</div>${contact}`,
    });
  });
}
