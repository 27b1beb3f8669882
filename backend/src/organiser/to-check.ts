import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
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

const NOT_SAID = 'no lo dice';

interface Payment {
  readonly attempt: AttemptRow;
  readonly numbers: string;
}

const paymentCells = ({ attempt, numbers }: Payment) => ({
  intento: attempt.id,
  venta: attempt.saleId,
  rifas: numbers,
  comprador: buyerText(attempt),
  desde: timeText(attempt.createdAt),
  pedido: `${moneyOf(attempt.baseCents + attempt.surchargeCents)} ${attempt.currency}`,
});

const paymentsThat = (db: Db, are: SQL | undefined) =>
  db
    .select({ attempt: paymentAttempts, numbers: numbersOfSale })
    .from(paymentAttempts)
    .innerJoin(sales, eq(sales.id, paymentAttempts.saleId))
    .where(are)
    .orderBy(asc(paymentAttempts.id));

/** Payments that were charged otherwise than asked. */
async function differing(db: Db): Promise<Section> {
  const rows = await paymentsThat(db, eq(paymentAttempts.estado, 'A revisar'));
  return {
    title: 'a revisar',
    rows: rows.map((row) => ({
      ...paymentCells(row),
      cobrado:
        row.attempt.chargedCents === null
          ? NOT_SAID
          : `${moneyOf(row.attempt.chargedCents)} ${row.attempt.chargedCurrency}`,
    })),
    empty: 'Ningún cobro difiere de lo pedido.',
  };
}

async function undecided(db: Db, now: Date): Promise<Section> {
  const isLong = lt(paymentAttempts.createdAt, new Date(now.getTime() - SILENT_AFTER_MS));
  // A rejected one too: the job voids it long before, so the gateway still calls it undecided.
  const rows = await paymentsThat(db, and(inArray(paymentAttempts.estado, [...MAY_BE_PAID]), isLong));
  return {
    title: 'sin decisión de la pasarela',
    rows: rows.map((row) => ({ ...paymentCells(row), estado: row.attempt.estado })),
    empty: 'Ninguno.',
  };
}

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
async function takenBack(db: Db, now: Date): Promise<Section> {
  const rows = await db
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
  return {
    title: 'cobrados que la pasarela da ahora por no cobrados',
    rows: rows.map(({ cuando, dice, ...row }) => ({
      ...paymentCells(row),
      estado: row.attempt.estado,
      cuando: timeText(cuando),
      dice: dice ?? '',
    })),
    empty: 'Ninguno.',
  };
}

/**
 * A second approval of a payment, with another authorisation or amount: the gateway may have charged twice. The payment
 * itself does not change.
 */
async function secondCharges(db: Db, now: Date): Promise<Section> {
  const differs = (name: string) => sql`nullif(${said(name)}, '') <> nullif(${first.detail} ->> ${name}, '')`;
  const rows = await db
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
  return {
    title: 'otro cobro de un pago que ya estaba cobrado',
    rows: rows.map(({ cents, cuando, ...row }) => ({
      ...row,
      importe: cents === null ? NOT_SAID : moneyOf(Number(cents)),
      cuando: timeText(cuando),
    })),
    empty: 'Ninguno.',
  };
}

/**
 * Notices that are not judged yet, and signed approvals that the gateway denied until it was no longer asked: the buyer
 * may have been charged.
 */
async function unresolvedNotices(db: Db, now: Date): Promise<Section> {
  const rows = await db
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
  return {
    title: 'avisos sin resolver',
    rows: rows.map(({ id, attemptId, createdAt, body }) => ({
      aviso: id,
      intento: attemptId,
      cuando: timeText(createdAt),
      dice: body,
    })),
    empty: 'Ninguno.',
  };
}

async function slowRefunds(db: Db, now: Date): Promise<Section> {
  const late = lt(refunds.createdAt, new Date(now.getTime() - REFUND_LATE_AFTER_MS));
  const rows = await db
    .select({ refund: refunds, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(or(eq(refunds.estado, 'Rechazada'), and(ne(refunds.estado, 'Hecha'), late)))
    .orderBy(asc(refunds.id));
  return {
    title: 'devoluciones que la pasarela rechazó o demora',
    rows: rows.map(({ refund, attempt }) => ({
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
  };
}

/** What a person has to look at (docs/rules.md, "Notices"). */
export const salesToCheck = async (db: Db, now: Date): Promise<Section[]> => [
  await differing(db),
  await undecided(db, now),
  await unresolvedNotices(db, now),
  await slowRefunds(db, now),
  await takenBack(db, now),
  await secondCharges(db, now),
];

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
