import { inArray } from 'drizzle-orm';
import { registerTickets, type BuyerFields } from '@rifas/shared/contracts';
import { cents, fitsBalance, isPending, sumCents, texts } from '@rifas/shared/domain';
import { sellerRoute } from '../auth/seller-route';
import type { Db } from '../db/database';
import { ticketPayments, tickets } from '../db/schema';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { acceptBuyer } from '../talon/buyer-rules';
import { lockTickets } from '../talon/lock-tickets';
import { balanceOfRow, lockDeposit, ownBankDeposit, refusal, violates } from './own-deposit';

interface CashRegistration {
  seller: { userId: number; passengerId: number };
  buyer: BuyerFields;
  ticketIds: readonly number[];
  depositId: number;
}

/**
 * Marks tickets as paid in cash and takes their price from a bank deposit, all of them or none.
 * @throws BusinessError when a ticket is not the seller's to sell, the deposit not theirs, or its balance too low
 */
async function registerCash(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { seller, buyer, ticketIds, depositId }: CashRegistration,
): Promise<void> {
  const ids = [...new Set(ticketIds)];
  await db
    .transaction(async (tx) => {
      const rows = await lockTickets(tx, ids);
      const deposit = ownBankDeposit(await lockDeposit(tx, depositId), seller.passengerId);
      const sellable = rows.filter((row) => row.ownerId === seller.passengerId && isPending({ Estado: row.estado }));
      if (sellable.length !== ids.length) throw refusal(texts.serverTicketsUnavailable);
      const total = sumCents(sellable.map((row) => cents(row.precioCents)));
      if (!fitsBalance(balanceOfRow(deposit), total)) throw refusal(texts.balanceTooLow);
      await markPaid(tx, ids, buyer);
      const createdAt = clock();
      await tx
        .insert(ticketPayments)
        .values(sellable.map((row) => ({ ticketId: row.id, depositId, precioCents: row.precioCents, createdAt })));
      const detail = (row: { precioCents: number }) => ({ deposito: depositId, precioCents: row.precioCents });
      await audit(
        tx,
        sellable.map((row) => ({
          userId: seller.userId,
          action: 'talon.pago-contado',
          entity: 'talon',
          entityId: row.id,
          detail: detail(row),
        })),
      );
    })
    .catch((error: unknown) => {
      if (violates(error, 'deposits_balance')) throw refusal(texts.balanceTooLow);
      if (violates(error, 'ticket_payments_ticket_once')) throw refusal(texts.serverTicketsUnavailable);
      throw error;
    });
}

const markPaid = (tx: Db, ids: number[], buyer: BuyerFields) =>
  tx
    .update(tickets)
    .set({
      estado: 'Pago',
      compradorNombre: buyer.Nombre,
      compradorApellido: buyer.Apellido,
      compradorEmail: buyer.Email,
      compradorCelular: buyer.Celular,
      compradorDepartamento: buyer.Departamento,
    })
    .where(inArray(tickets.id, ids));

export function registerCashRegistration(app: App): void {
  const { contado } = app.config.deployment.settings;
  const asked = {
    askName: contado.nombre,
    askEmail: contado.email,
    askPhone: contado.celular,
    askDepartment: contado.departamento,
  };
  sellerRoute(app, registerTickets, async ({ body, seller }) => {
    const buyer = acceptBuyer('cash', asked, body.comprador);
    await registerCash(app, { seller, buyer, ticketIds: body.talones, depositId: body.deposito_id });
    app.metrics.count('cash_registration', 'registered');
    app.metrics.count('tickets_sold', 'cash');
  });
}
