import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { chargedCurrencyOf, type AttemptRow } from '../checkout/payment-attempt';
import type { Db } from '../db/database';
import { attemptEvents, gatewayNotices, MAY_BE_PAID, paymentAttempts, refunds, sales } from '../db/schema';
import { isPaidOtherwise } from './end-refund';
import { numbersOfSale } from './find-sale';
import { moneyOf, timeText, type Section } from './print-rows';

const SILENT_AFTER_MS = 30 * 60_000;
// Gateways take a day or two for a refund.
const REFUND_LATE_AFTER_MS = 3 * 24 * 3_600_000;

const buyerText = ({ buyerName, buyerLastName, buyerEmail }: AttemptRow): string =>
  `${buyerName} ${buyerLastName} <${buyerEmail}>`;

// How long a later message about a settled payment stays in the list: the organiser resolves it at the gateway, and we
// are not informed.
const KEPT_DAYS = 60;
const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);

const said = (name: string) => sql<string | null>`${attemptEvents.detail} ->> ${name}`;
/** The event that settled a charged payment. */
const first = alias(attemptEvents, 'first');

/** Later messages about payments that were already charged. */
const saidAgain = (approved: 'true' | 'false', now: Date) =>
  and(
    eq(attemptEvents.kind, 'repetido'),
    eq(said('approved'), approved),
    gt(attemptEvents.createdAt, keptSince(now)),
    ne(first.kind, 'repetido'),
    sql`${first.detail} ->> 'approved' = 'true'`,
  );

/**
 * Payments that were charged, but that the gateway now reports as not paid: the gateway or the buyer's bank gave the
 * money back without us. What they sold stays sold until a person decides. A payment to be refunded is listed until its
 * refund is done, so that nobody pays the buyer by other means as well; if somebody has, the buyer has the money twice.
 */
const takenBack = (db: Db, now: Date) =>
  db
    .selectDistinctOn([attemptEvents.attemptId], {
      attempt: paymentAttempts,
      numbers: numbersOfSale,
      cuando: attemptEvents.createdAt,
      dice: gatewayNotices.body,
    })
    .from(attemptEvents)
    .innerJoin(first, and(eq(first.attemptId, attemptEvents.attemptId), lt(first.id, attemptEvents.id)))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, attemptEvents.attemptId))
    .innerJoin(sales, eq(sales.id, paymentAttempts.saleId))
    .leftJoin(refunds, eq(refunds.attemptId, paymentAttempts.id))
    .leftJoin(
      gatewayNotices,
      and(eq(gatewayNotices.attemptId, attemptEvents.attemptId), eq(gatewayNotices.judgedAt, attemptEvents.createdAt)),
    )
    .where(
      and(
        saidAgain('false', now),
        or(inArray(paymentAttempts.estado, ['Aprobado', 'A revisar']), ne(refunds.estado, 'Hecha'), isPaidOtherwise),
      ),
    )
    .orderBy(asc(attemptEvents.attemptId), desc(attemptEvents.id), desc(gatewayNotices.id));

/**
 * A second approval of a payment, with another authorisation or amount: the gateway may have charged twice. The payment
 * itself does not change.
 */
async function secondCharges(db: Db, now: Date) {
  const differs = (name: string) => sql`nullif(${said(name)}, '') <> nullif(${first.detail} ->> ${name}, '')`;
  return db
    .selectDistinctOn([attemptEvents.attemptId, said('authorizationCode'), said('amountCents'), said('currency')], {
      intento: attemptEvents.attemptId,
      autorizacion: said('authorizationCode'),
      cents: said('amountCents'),
      moneda: said('currency'),
      cuando: attemptEvents.createdAt,
    })
    .from(attemptEvents)
    .innerJoin(first, eq(first.attemptId, attemptEvents.attemptId))
    .where(
      and(
        saidAgain('true', now),
        sql`(${differs('authorizationCode')} or ${differs('amountCents')} or ${differs('currency')})`,
      ),
    );
}

/**
 * Notices that are not judged yet, and signed approvals that the gateway denied until it was no longer asked: the buyer
 * may have been charged.
 */
const unresolvedNotices = (db: Db, now: Date) =>
  db
    .select({
      id: gatewayNotices.id,
      attemptId: gatewayNotices.attemptId,
      createdAt: gatewayNotices.createdAt,
      body: gatewayNotices.body,
    })
    .from(gatewayNotices)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, gatewayNotices.attemptId))
    .where(
      or(
        isNull(gatewayNotices.judgedAt),
        and(
          sql`${gatewayNotices.reading} ->> 'decision' = 'approved'`,
          inArray(paymentAttempts.estado, ['Rechazado', 'Anulado']),
          gt(gatewayNotices.createdAt, keptSince(now)),
        ),
      ),
    )
    .orderBy(asc(gatewayNotices.id));

/** Payments that a person has to check (docs/rules.md, "Notices"). */
export async function salesToCheck(db: Db, now: Date): Promise<Section[]> {
  const select = () =>
    db
      .select({ attempt: paymentAttempts, numbers: numbersOfSale })
      .from(paymentAttempts)
      .innerJoin(sales, eq(sales.id, paymentAttempts.saleId));
  const checked = await select().where(eq(paymentAttempts.estado, 'A revisar')).orderBy(asc(paymentAttempts.id));
  const silent = await select()
    .where(
      and(
        // A rejected one too: the job voids it long before, so the gateway still calls it undecided.
        inArray(paymentAttempts.estado, [...MAY_BE_PAID]),
        lt(paymentAttempts.createdAt, new Date(now.getTime() - SILENT_AFTER_MS)),
      ),
    )
    .orderBy(asc(paymentAttempts.id));
  const unjudged = await unresolvedNotices(db, now);
  const late = lt(refunds.createdAt, new Date(now.getTime() - REFUND_LATE_AFTER_MS));
  const notBack = await db
    .select({ refund: refunds, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(or(eq(refunds.estado, 'Rechazada'), and(ne(refunds.estado, 'Hecha'), late)))
    .orderBy(asc(refunds.id));
  const back = await takenBack(db, now);
  const second = await secondCharges(db, now);
  const common = ({ attempt, numbers }: Pick<(typeof checked)[number], 'attempt' | 'numbers'>) => ({
    intento: attempt.id,
    venta: attempt.saleId,
    rifas: numbers,
    comprador: buyerText(attempt),
    desde: timeText(attempt.createdAt),
    pedido: `${moneyOf(attempt.baseCents + attempt.surchargeCents)} ${attempt.currency}`,
  });
  return [
    {
      title: 'a revisar',
      rows: checked.map((row) => ({
        ...common(row),
        cobrado:
          row.attempt.chargedCents === null
            ? 'no lo dice'
            : `${moneyOf(row.attempt.chargedCents)} ${row.attempt.chargedCurrency}`,
      })),
      empty: 'Ningún cobro difiere de lo pedido.',
    },
    {
      title: 'sin decisión de la pasarela',
      rows: silent.map((row) => ({ ...common(row), estado: row.attempt.estado })),
      empty: 'Ninguno.',
    },
    {
      title: 'avisos sin resolver',
      rows: unjudged.map(({ id, attemptId, createdAt, body }) => ({
        aviso: id,
        intento: attemptId,
        cuando: timeText(createdAt),
        dice: body,
      })),
      empty: 'Ninguno.',
    },
    {
      title: 'devoluciones que la pasarela rechazó o demora',
      rows: notBack.map(({ refund, attempt }) => ({
        devolucion: refund.id,
        estado: refund.estado,
        desde: timeText(refund.createdAt),
        intento: attempt.id,
        monto: moneyOf(refund.montoCents),
        moneda: chargedCurrencyOf(attempt),
        motivo: refund.motivo,
        veces: refund.asked,
      })),
      empty: 'Ninguna.',
    },
    {
      title: 'cobrados que la pasarela da ahora por no cobrados',
      rows: back.map(({ cuando, dice, ...row }) => ({
        ...common(row),
        estado: row.attempt.estado,
        cuando: timeText(cuando),
        dice: dice ?? '',
      })),
      empty: 'Ninguno.',
    },
    {
      title: 'otro cobro de un pago que ya estaba cobrado',
      rows: second.map(({ cents, cuando, ...row }) => ({
        ...row,
        importe: cents === null ? 'no lo dice' : moneyOf(Number(cents)),
        cuando: timeText(cuando),
      })),
      empty: 'Ninguno.',
    },
  ];
}

/** Refunds and their state; finished ones only on request. */
export async function refundSections(db: Db, all: boolean): Promise<Section[]> {
  const rows = await db
    .select({ refund: refunds, attempt: paymentAttempts, numbers: numbersOfSale })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(sales, eq(sales.id, paymentAttempts.saleId))
    .where(all ? undefined : ne(refunds.estado, 'Hecha'))
    .orderBy(asc(refunds.id));
  return [
    {
      title: 'devoluciones',
      rows: rows.map(({ refund, attempt, numbers }) => ({
        devolucion: refund.id,
        estado: refund.estado,
        monto: moneyOf(refund.montoCents),
        moneda: chargedCurrencyOf(attempt),
        comprador: buyerText(attempt),
        venta: attempt.saleId,
        intento: attempt.id,
        rifas: numbers,
        motivo: refund.motivo,
        registrada: timeText(refund.createdAt),
        pedida: timeText(refund.askedAt),
        hecha: timeText(refund.refundedAt),
      })),
      empty: 'Nada a devolver.',
    },
  ];
}
