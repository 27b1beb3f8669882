import { eq, inArray } from 'drizzle-orm';
import { paymentAttempts, sales, ticketPayments } from '@rifas/backend/db/schema';
import { notify, pay, startPayment } from '@rifas/backend/testing/checkout-steps';
import {
  calendarPath,
  getPurchase,
  resendTicket,
  ticketPagePath,
  validityPagePath,
  type WireBody,
} from '@rifas/shared/contracts';
import { firstOf, type Note } from '../report/tally';
import type { Target } from '../target/target';
import { DRAWS, offer, TOTAL } from './offer';
import { refusalProblem } from './refusal';

const each = (field: string, values: readonly WireBody[string][]): Readonly<Record<string, WireBody>> =>
  Object.fromEntries(values.map((value) => [`${field}: ${JSON.stringify(value)}`, { [field]: value }]));

/** Wrong amounts, or choices that would change the amount. */
const CHEAPER: Readonly<Record<string, WireBody>> = {
  ...each('amount', ['', 'x', '0', '1', '-4000', '3999', '4001', '40', '40.00', '400000', '4000.5', 'Infinity']),
  'two amounts': { amount: ['4000', '1'] },
  ...each('currency', ['', '858', '0840', 'UYU']),
  ...each('cuotas', ['', '00', '1', '13', '11', '12', ['01', '02']]),
  ...each('tarjeta', ['', 'Amex', ['Visa', 'Oca']]),
  ...each('tipo_tarjeta', ['Debito', 'Credito', 'x']),
  ...each('asumir_recargo', ['true', 'x']),
  ...each('venta_id', ['', '0', '-1', '1', '999999999', 'x']),
  ...each('token', ['', 'x', "' or 1=1 --", '../..']),
  'the surcharge of twelve instalments without them': { amount: '4200' },
};

/** Payment requests that differ from the seller's offer. */
export async function paymentsForLess(target: Target, note: Note): Promise<void> {
  for (const [name, changes] of Object.entries(CHEAPER)) {
    const link = await offer(target);
    const answer = await pay(target.app, link, TOTAL, changes);
    const begun = await target.app.db.$count(paymentAttempts, eq(paymentAttempts.saleId, link.saleId));
    note('a ticket for less', name, refusalProblem(answer, [200, 400]), begun > 0 && 'a payment was begun');
  }
}

/**
 * Twenty buyers pay at once, and the gateway charges all of them: the tickets must be sold once, and all other money
 * must go back.
 */
async function together(target: Target, note: Note): Promise<void> {
  const { db } = target.app;
  const link = await offer(target);
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(target.app, link, TOTAL)));
  const attemptsOf = () => db.select().from(paymentAttempts).where(eq(paymentAttempts.saleId, link.saleId));
  const attempts = await attemptsOf();
  const live = attempts.filter(({ estado }) => estado === 'Iniciado').length;
  for (const { token } of attempts) await notify(target.app, token, { fields: { amount: TOTAL } });
  const sold = await db.$count(ticketPayments, inArray(ticketPayments.ticketId, link.ids));
  const ends = await attemptsOf();
  const endsAs = (state: string): number => ends.filter(({ estado }) => estado === state).length;
  const problem = firstOf(
    live > 1 && `${live} payments may be made at once`,
    attempts.length === 0 && 'nobody could begin',
    sold !== DRAWS && `${sold} payments for ${DRAWS} tickets`,
    endsAs('Aprobado') !== 1 && `${endsAs('Aprobado')} payments have the tickets`,
    endsAs('Aprobado') + endsAs('A devolver') !== attempts.length &&
      `not settled: ${ends.map(({ estado }) => estado).join(', ')}`,
  );
  answers.forEach(({ status }, index) =>
    note('one link paid twenty times at once', String(index), status >= 500 && String(status), problem),
  );
}

/** A buyer who never paid has only a link, and the name of a payment. */
async function unpaid(target: Target, note: Note): Promise<void> {
  const { app } = target;
  const link = await offer(target);
  const attempt = await startPayment(app, link, TOTAL);
  const [sale] = await app.db.select().from(sales).where(eq(sales.id, link.saleId));
  const purchase = (await app.call(getPurchase, { token: link.token })).body.data as
    Record<string, unknown> | undefined;
  note('an e-ticket without a payment', 'the receipt', purchase?.['comprobante'] !== null && 'there is one');
  const mail = await app.call(resendTicket, { token: link.token });
  note('an e-ticket without a payment', 'the mail', refusalProblem(mail, [200]));
  for (const token of [link.token, attempt, sale?.validityCode ?? '', '%00', '..%2f..', 'x'.repeat(5000)])
    for (const path of [ticketPagePath, calendarPath, validityPagePath]) {
      const { status, text } = await app.request({ method: 'GET', url: `/${path(token)}`, headers: {} });
      const isRefused =
        status >= 400 && status < 500 && !text.includes('Es válido') && !text.includes('eva@example.com');
      note('an e-ticket without a payment', `${path('')} ${token.slice(0, 30)}`, !isRefused && `status ${status}`);
    }
}

/** Attacks by a buyer who wants tickets without paying their price. */
export async function payments(target: Target, note: Note): Promise<void> {
  await paymentsForLess(target, note);
  await together(target, note);
  await unpaid(target, note);
}
