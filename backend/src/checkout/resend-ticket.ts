import { resendTicket } from '@rifas/shared/contracts';
import { flushLater } from '../mail/flush-later';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { BusinessError } from '../platform/errors';
import { consume } from '../platform/rate-limit';
import { publicRoute } from '../platform/route';
import { paidSaleOf } from './paid-sale';
import { queueTicketMail } from './ticket-mail';

const HOUR = 60 * 60;

/** Only to the address the purchase was made with: whoever holds the link cannot choose where the e-ticket goes. */
export function registerResendTicket(app: App): void {
  publicRoute(app, resendTicket, async ({ body, ip }) => {
    await consume(app.db, app.clock, [{ key: `resend:address:${ip}`, max: 30, windowSeconds: HOUR }]);
    const paid = await paidSaleOf(app.db, body.token);
    if (!paid) throw new BusinessError('Todavía no recibimos la confirmación del pago.');
    // Counted by what was found: of texts that anybody may send no row is made.
    await consume(app.db, app.clock, [{ key: `resend:sale:${paid.sale.id}`, max: 3, windowSeconds: HOUR }]);
    await app.db.transaction(async (tx) => {
      await queueTicketMail(app, tx, paid);
      await audit(tx, [{ action: 'venta.e-ticket-reenviado', entity: 'venta', entityId: paid.sale.id }]);
    });
    flushLater(app);
  });
}
