import { and, asc, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { fullName, LINK_STATE_NAMES } from '@rifas/shared/domain';
import { chargedCurrencyOf } from '../checkout/payment-attempt';
import type { Db } from '../db/database';
import { isOneOf } from '../db/one-of';
import {
  attemptEvents,
  auditLog,
  cardDetails,
  draws,
  gatewayNotices,
  mails,
  passengers,
  paymentAttempts,
  refunds,
  sales,
  saleTickets,
  ticketPayments,
  tickets,
  users,
} from '../db/schema';
import { buyerOfAttempt, buyerOfRow } from '../talon/buyer-columns';
import { linkFactsOf, linkStateOf } from '../talon/link-state';
import { mailsBefore, onceHadMail } from './mend-mail';
import { moneyOf, timeText, type Row, type Section } from './print-rows';

const MAX_SALES = 100;
// Only the newest mails: an address that buys often has many.
const MAX_MAILS = 100;

/**
 * Every authorisation code that the gateway has sent for a payment, in events that settled it and in notices that
 * settled nothing. Only a payment that sold also has card details.
 */
export const namedAuthorizations = sql`(
  select attempt_id, id, false as is_notice, detail ->> 'authorizationCode' as code from ${attemptEvents}
  union all select attempt_id, id, true, reading -> 'card' ->> 'authorizationCode' from ${gatewayNotices})`;

/**
 * Sales that match this text: an authorisation, a mail, a raffle, an attempt, a link or its address, a sale's number.
 */
async function saleIdsFor(db: Db, text: string): Promise<number[]> {
  const wanted = text.trim();
  // A copied address: programs that open links append parameters.
  const link = /([^/]*)\/*$/.exec(wanted.replace(/[?#].*/, ''))?.[1] ?? wanted;
  const number = /^\d{1,9}$/.test(wanted) ? Number(wanted) : -1;
  const mail = wanted.toLowerCase();
  const rows = await db
    .selectDistinct({ id: sales.id })
    .from(sales)
    .leftJoin(paymentAttempts, eq(paymentAttempts.saleId, sales.id))
    .leftJoin(cardDetails, eq(cardDetails.depositId, paymentAttempts.depositId))
    .leftJoin(saleTickets, eq(saleTickets.saleId, sales.id))
    .leftJoin(tickets, eq(tickets.id, saleTickets.ticketId))
    .where(
      or(
        eq(sales.id, number),
        eq(sales.token, link),
        eq(sales.validityCode, link),
        eq(sales.compradorEmail, mail),
        eq(paymentAttempts.id, number),
        eq(paymentAttempts.token, wanted),
        eq(paymentAttempts.buyerEmail, mail),
        onceHadMail(mail),
        eq(cardDetails.codigoAutorizacion, wanted),
        // Callers leave out the zeros at the start.
        /^\d+$/.test(wanted) ? sql`ltrim(${tickets.numero}, '0') = ltrim(${wanted}, '0')` : undefined,
        sql`${paymentAttempts.id} in (select attempt_id from ${namedAuthorizations} named where code = ${wanted})`,
      ),
    )
    .orderBy(desc(sales.id));
  return rows.map(({ id }) => id);
}

async function salesRows(db: Db, ids: readonly number[]): Promise<Row[]> {
  const factsOf = await linkFactsOf(db, ids);
  const rows = await db
    .select({
      sale: sales,
      seller: passengers,
      email: users.email,
      attempt: paymentAttempts,
      numbers: numbersOfSale,
      // A cash registration may be deleted, one ticket at a time.
      isUndone: sql<boolean>`${sales.paidAt} is not null and not exists (select 1 from ${ticketPayments} paid where paid.sale_id = ${sales.id})`,
    })
    .from(sales)
    .innerJoin(passengers, eq(passengers.id, sales.passengerId))
    .innerJoin(users, eq(users.id, passengers.userId))
    .leftJoin(paymentAttempts, and(eq(paymentAttempts.saleId, sales.id), eq(paymentAttempts.estado, 'Aprobado')))
    .where(inArray(sales.id, [...ids]))
    .orderBy(desc(sales.id));
  return rows.map(({ sale, seller, email, attempt, numbers, isUndone }) => {
    // The buyer who paid may not be the one for whom the seller made the link.
    const buyer = attempt ? buyerOfAttempt(attempt) : buyerOfRow(sale);
    return {
      venta: sale.id,
      tipo: sale.kind,
      estado: isUndone ? 'borrado' : LINK_STATE_NAMES[linkStateOf(sale, factsOf(sale.id))].toLowerCase(),
      rifas: numbers,
      comprador: fullName(buyer),
      mail: buyer.email,
      vendedor: `${seller.nombres} ${seller.apellidos} <${email}>`,
      creada: timeText(sale.createdAt),
      pagada: timeText(sale.paidAt),
      link: sale.token,
    };
  });
}

export const numbersOfSale = sql<string>`(select string_agg(distinct t.numero, ', ' order by t.numero) from ${saleTickets} s join ${tickets} t on t.id = s.ticket_id where s.sale_id = ${sales.id})`;

/** The audit entries of sales, of refunds, and of their tickets, which other sales and transfers may have had too. */
async function tracesOf(db: Db, ids: readonly number[], refundIds: readonly number[]) {
  const held = await db
    .select({ saleId: saleTickets.saleId, id: tickets.id, number: tickets.numero, draw: draws.numero })
    .from(saleTickets)
    .innerJoin(tickets, eq(tickets.id, saleTickets.ticketId))
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .where(inArray(saleTickets.saleId, [...ids]));
  const names: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    venta: new Map(ids.map((id) => [String(id), ''])),
    devolucion: new Map(refundIds.map((id) => [String(id), `devolución ${id}: `])),
    talon: new Map(held.map(({ id, number, draw }) => [String(id), `rifa ${number}, sorteo ${draw}: `])),
    rifa: new Map(held.map(({ number }) => [number, `rifa ${number}: `])),
  };
  const traces = await db
    .select()
    .from(auditLog)
    .where(
      and(
        or(
          ...Object.entries(names).map(([entity, of]) =>
            and(eq(auditLog.entity, entity), isOneOf(auditLog.entityId, [...of.keys()])),
          ),
        ),
        // A comment changes nothing here, and a finished refund is recorded in its own row.
        notInArray(auditLog.action, ['rifa.comentario', 'devolucion.hecha']),
      ),
    );
  return traces.map(({ createdAt, entity, entityId, action, detail }) => ({
    at: createdAt,
    sale: entity === 'venta' ? Number(entityId) : ('' as const),
    what: `${names[entity]?.get(entityId) ?? ''}${action}`,
    detail,
  }));
}

/** Everything that happened to some sales, oldest first. */
async function history(db: Db, ids: readonly number[]): Promise<Row[]> {
  const moments: (readonly [at: Date, venta: number | '', que: string, detalle: string])[] = [];
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.saleId, [...ids]))
    .orderBy(asc(paymentAttempts.id));
  const saleOf = new Map(attempts.map(({ id, saleId }) => [id, saleId]));
  const currencyOf = new Map(attempts.map((attempt) => [attempt.id, chargedCurrencyOf(attempt)]));
  const attemptIds = [...saleOf.keys()];
  const tell = (at: Date, attemptId: number, que: string, detalle: string): void =>
    void moments.push([at, saleOf.get(attemptId) ?? 0, que, detalle]);
  const events = await db.select().from(attemptEvents).where(inArray(attemptEvents.attemptId, attemptIds));
  for (const { attemptId, kind, detail, createdAt } of events)
    tell(createdAt, attemptId, `intento ${attemptId}: ${kind}`, JSON.stringify(detail));
  const notices = await db.select().from(gatewayNotices).where(inArray(gatewayNotices.attemptId, attemptIds));
  for (const { attemptId, body, createdAt } of notices)
    tell(createdAt, attemptId, `intento ${attemptId}: aviso de la pasarela`, body);
  const owed = await db.select().from(refunds).where(inArray(refunds.attemptId, attemptIds));
  for (const { id, attemptId, estado, montoCents, motivo, refundedAt, askedAt, createdAt } of owed)
    tell(
      refundedAt ?? askedAt ?? createdAt,
      attemptId,
      `devolución ${id}: ${estado}`,
      `${moneyOf(montoCents)} ${currencyOf.get(attemptId) ?? ''}, ${motivo}`,
    );
  const refundIds = owed.map(({ id }) => id);
  for (const { at, sale, what, detail } of await tracesOf(db, ids, refundIds))
    moments.push([at, sale, what, JSON.stringify(detail)]);
  return moments
    .sort(([a], [b]) => a.getTime() - b.getTime())
    .map(([at, venta, que, detalle]) => ({ cuando: timeText(at), venta, que, detalle }));
}

/** The sales that match a text, with their whole history, to answer a buyer who calls. */
export async function findSales(db: Db, text: string): Promise<Section[]> {
  const ids = await saleIdsFor(db, text);
  if (ids.length === 0) return [{ title: 'ventas', rows: [], empty: 'Ninguna venta coincide.' }];
  const [found, ...others] = await saleSections(db, ids.slice(0, MAX_SALES));
  const left = ids.length - MAX_SALES;
  return [
    { ...found, ...(left > 0 && { note: `Hay ${left} más viejas: buscá por su número, su rifa o su autorización.` }) },
    ...others,
  ];
}

/** Sales with their whole history and their mails. */
export async function saleSections(db: Db, ids: readonly number[]): Promise<[Section, ...Section[]]> {
  const found = await salesRows(db, ids);
  // The buyer may enter another address than the seller knew, and an address may be mended.
  const linked = await db
    .select({ mail: sales.compradorEmail })
    .from(sales)
    .where(inArray(sales.id, [...ids]));
  const payers = await db
    .select({ mail: paymentAttempts.buyerEmail })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.saleId, [...ids]));
  const named = [...linked, ...payers, ...(await mailsBefore(db, ids))].map(({ mail }) => mail);
  const isToThem = isOneOf(mails.toAddress, [...new Set(named.filter((mail) => mail !== ''))]);
  const sent = await db
    .select({
      at: mails.createdAt,
      para: mails.toAddress,
      asunto: mails.subject,
      sentAt: mails.sentAt,
      fallas: mails.failures,
    })
    .from(mails)
    .where(isToThem)
    .orderBy(desc(mails.id))
    .limit(MAX_MAILS);
  const left = (await db.$count(mails, isToThem)) - MAX_MAILS;
  return [
    { title: 'ventas', rows: found, empty: '' },
    { title: 'historia', rows: await history(db, ids), empty: 'Sin pagos ni cambios.' },
    {
      title: 'mails',
      rows: sent.reverse().map(({ at, para, asunto, sentAt, fallas }) => ({
        cuando: timeText(at),
        para,
        asunto,
        enviado: timeText(sentAt),
        fallas,
      })),
      empty: 'Ninguno.',
      ...(left > 0 && { note: `Hay ${left} más viejos.` }),
    },
  ];
}
