import { eq } from 'drizzle-orm';
import { createPersonalPayment, deletePersonalPayment } from '@rifas/shared/contracts';
import { montevideoTime, personalPaymentProblem, texts } from '@rifas/shared/domain';
import type { Seller } from '../auth/authenticate';
import { sellerRoute } from '../auth/seller-route';
import { violates } from '../db/database-error';
import { inserted } from '../db/inserted';
import { personalPayments } from '../db/schema';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { refusal } from '../platform/errors';
import type { AskedOf } from '../platform/route';
import { balanceOfRow, lockDeposit, ownBankDeposit } from './own-deposit';

/**
 * Takes an amount from a bank deposit towards the seller's own trip.
 * @throws BusinessError with the form's own texts
 */
async function addPersonalPayment(
  { db, clock }: App,
  { userId, passengerId }: Seller,
  { amountCents: amount, depositId }: AskedOf<typeof createPersonalPayment>,
): Promise<void> {
  await db
    .transaction(async (tx) => {
      const deposit = ownBankDeposit(await lockDeposit(tx, depositId), passengerId);
      const problem = personalPaymentProblem(amount, balanceOfRow(deposit));
      if (problem) throw refusal(problem === 'missing' ? texts.enterAmount : texts.amountOverBalance);
      const now = clock();
      const payment = await tx
        .insert(personalPayments)
        .values({ depositId, montoCents: amount, fecha: montevideoTime(now), createdAt: now })
        .returning({ id: personalPayments.id })
        .then(inserted);
      const detail = { deposito: depositId, montoCents: amount };
      await audit(tx, { userId, action: 'pago-personal.alta', entity: 'pago-personal', entityId: payment.id, detail });
    })
    .catch((error: unknown) => {
      if (violates(error, 'deposits_balance')) throw refusal(texts.amountOverBalance);
      throw error;
    });
}

export function registerPersonalPayment(app: App): void {
  sellerRoute(app, createPersonalPayment, async ({ body, seller }) => {
    await addPersonalPayment(app, seller, body);
    app.metrics.count('personal_payment', 'registered');
  });
}

export function registerDeletePersonalPayment(app: App): void {
  sellerRoute(app, deletePersonalPayment, async ({ body, seller: { userId, passengerId } }) => {
    await app.db.transaction(async (tx) => {
      const [payment] = await tx.select().from(personalPayments).where(eq(personalPayments.id, body.paymentId));
      ownBankDeposit(payment && (await lockDeposit(tx, payment.depositId)), passengerId);
      // The row read before the lock may be gone by now.
      const [gone] = await tx.delete(personalPayments).where(eq(personalPayments.id, body.paymentId)).returning();
      if (!gone) throw refusal('El pago personal ya no existe.');
      const detail = { deposito: gone.depositId, montoCents: gone.montoCents };
      await audit(tx, { userId, action: 'pago-personal.baja', entity: 'pago-personal', entityId: gone.id, detail });
    });
    app.metrics.count('personal_payment', 'deleted');
  });
}
