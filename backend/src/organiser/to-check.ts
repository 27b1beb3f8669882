import { and, asc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { AttemptRow } from '../checkout/payment-attempt';
import type { Db } from '../db/database';
import { gatewayNotices, paymentAttempts, refunds, sales } from '../db/schema';
import { moneyOf, numbersOfSale, timeText } from './find-sale';
import type { Section } from './print-rows';

const SILENT_AFTER_MS = 30 * 60_000;

const buyerText = ({ buyerName, buyerLastName, buyerEmail }: AttemptRow): string =>
  `${buyerName} ${buyerLastName} <${buyerEmail}>`;

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
  const refused = await db.select().from(refunds).where(eq(refunds.estado, 'Rechazada')).orderBy(asc(refunds.id));
  const common = ({ attempt, numbers }: (typeof checked)[number]) => ({
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
      title: 'devoluciones que la pasarela rechazó',
      rows: refused.map(({ id, attemptId, montoCents, asked }) => ({
        devolucion: id,
        intento: attemptId,
        monto: moneyOf(montoCents),
        veces: asked,
      })),
      empty: 'Ninguna.',
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
