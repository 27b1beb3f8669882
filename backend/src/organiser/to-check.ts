import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AttemptRow } from '../checkout/payment-attempt';
import type { Db } from '../db/database';
import { attemptEvents, gatewayNotices, paymentAttempts, refunds, sales } from '../db/schema';
import { moneyOf, numbersOfSale, timeText } from './find-sale';
import type { Section } from './print-rows';

const SILENT_AFTER_MS = 30 * 60_000;
// Gateways take a day or two.
const REFUND_LATE_AFTER_MS = 3 * 24 * 3_600_000;

const buyerText = ({ buyerName, buyerLastName, buyerEmail }: AttemptRow): string =>
  `${buyerName} ${buyerLastName} <${buyerEmail}>`;

// What the gateway says of a payment that is settled stays in the list for so long: it is mended at the gateway, and nobody tells us.
const KEPT_DAYS = 60;

const said = (name: string) => sql<string | null>`${attemptEvents.detail} ->> ${name}`;
/** What settled a payment that money was taken for. */
const first = alias(attemptEvents, 'first');

/** What was said of payments after money had been taken for them. */
const saidAgain = (approved: 'true' | 'false', now: Date) =>
  and(
    eq(attemptEvents.kind, 'repetido'),
    eq(said('approved'), approved),
    gt(attemptEvents.createdAt, new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)),
    ne(first.kind, 'repetido'),
    sql`${first.detail} ->> 'approved' = 'true'`,
  );

/**
 * Payments that sold, and of which the gateway says now that nothing is paid: the money went back without us, by its own hand or by that of the
 * buyer's bank. The tickets stay sold: what becomes of them a person decides.
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
    .leftJoin(
      gatewayNotices,
      and(eq(gatewayNotices.attemptId, attemptEvents.attemptId), eq(gatewayNotices.judgedAt, attemptEvents.createdAt)),
    )
    .where(and(saidAgain('false', now), inArray(paymentAttempts.estado, ['Aprobado', 'A revisar'])))
    .orderBy(asc(attemptEvents.attemptId), desc(attemptEvents.id), desc(gatewayNotices.id));

/**
 * Approvals of payments that were approved before, with another authorisation or of another amount: the gateway may have charged twice.
 * Of the payment itself nothing changes.
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

/** What a person has to look at (docs/rules.md, "Notices"). */
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
        eq(paymentAttempts.estado, 'Iniciado'),
        lt(paymentAttempts.createdAt, new Date(now.getTime() - SILENT_AFTER_MS)),
      ),
    )
    .orderBy(asc(paymentAttempts.id));
  const unjudged = await db
    .select()
    .from(gatewayNotices)
    .where(isNull(gatewayNotices.judgedAt))
    .orderBy(asc(gatewayNotices.id));
  const late = lt(refunds.createdAt, new Date(now.getTime() - REFUND_LATE_AFTER_MS));
  const notBack = await db
    .select()
    .from(refunds)
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
    { title: 'sin respuesta de la pasarela', rows: silent.map(common), empty: 'Ninguno.' },
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
      rows: notBack.map(({ id, attemptId, estado, montoCents, asked, createdAt }) => ({
        devolucion: id,
        estado,
        desde: timeText(createdAt),
        intento: attemptId,
        monto: moneyOf(montoCents),
        veces: asked,
      })),
      empty: 'Ninguna.',
    },
    {
      title: 'cobrados que la pasarela da ahora por no cobrados',
      rows: back.map(({ cuando, dice, ...row }) => ({ ...common(row), cuando: timeText(cuando), dice: dice ?? '' })),
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

/** Refunds and their state; those that are done only on request. */
export async function refundSections(db: Db, all: boolean): Promise<Section[]> {
  const rows = await db
    .select({ refund: refunds, attempt: paymentAttempts, numbers: numbersOfSale })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(sales, eq(sales.id, paymentAttempts.saleId))
    .where(all ? inArray(refunds.estado, ['Registrada', 'Pedida', 'Hecha', 'Rechazada']) : ne(refunds.estado, 'Hecha'))
    .orderBy(asc(refunds.id));
  return [
    {
      title: 'devoluciones',
      rows: rows.map(({ refund, attempt, numbers }) => ({
        devolucion: refund.id,
        estado: refund.estado,
        monto: moneyOf(refund.montoCents),
        moneda: attempt.chargedCurrency ?? attempt.currency,
        comprador: buyerText(attempt),
        venta: attempt.saleId,
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
