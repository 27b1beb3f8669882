import { eq, inArray } from 'drizzle-orm';
import {
  deposits,
  gatewayNotices,
  paymentAttempts,
  refunds,
  sales,
  sandboxPayments,
  sandboxRefunds,
  ticketPayments,
  tickets,
} from '../../db/schema';
import type { World } from './world';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** All data of the model's seller: our rows, and the gateway's book. */
async function standing({ ground: { db }, seller, ticketIds, depositId }: World) {
  const saleRows = await db.select().from(sales).where(eq(sales.passengerId, seller.passengerId));
  const saleIds = saleRows.map(({ id }) => id);
  const attempts = await db.select().from(paymentAttempts).where(inArray(paymentAttempts.saleId, saleIds));
  const attemptIds = attempts.map(({ id }) => id);
  const book = await db.select().from(sandboxPayments).where(inArray(sandboxPayments.saleId, saleIds));
  const references = book.map(({ reference }) => reference);
  return {
    saleRows,
    attempts,
    book,
    bank: await db.select().from(deposits).where(eq(deposits.id, depositId)),
    ticketRows: await db.select().from(tickets).where(inArray(tickets.id, ticketIds)),
    payments: await db.select().from(ticketPayments).where(inArray(ticketPayments.ticketId, ticketIds)),
    owed: await db.select().from(refunds).where(inArray(refunds.attemptId, attemptIds)),
    returned: await db.select().from(sandboxRefunds).where(inArray(sandboxRefunds.reference, references)),
    notices: await db.select().from(gatewayNotices).where(inArray(gatewayNotices.attemptId, attemptIds)),
  };
}
type Standing = Awaited<ReturnType<typeof standing>>;

/** Checks what must hold at every moment. @returns the broken invariants */
function alwaysBroken({ saleRows, attempts, book, bank, ticketRows, payments }: Standing): string[] {
  const broken: string[] = [];
  const approved = attempts.filter(({ estado }) => estado === 'Aprobado');
  for (const { id, estado } of ticketRows) {
    const paid = payments.filter(({ ticketId }) => ticketId === id).length;
    if (paid > 1) broken.push(`ticket ${id} is sold ${paid} times`);
    if ((estado === 'Pago') !== (paid === 1)) broken.push(`ticket ${id} is '${estado}' with ${paid} payments`);
  }
  for (const sale of saleRows.filter(({ kind, paidAt }) => kind === 'link' && paidAt)) {
    const won = approved.filter(({ saleId }) => saleId === sale.id);
    if (won.length !== 1) broken.push(`link ${sale.id} is paid by ${won.length} attempts`);
  }
  for (const attempt of approved) {
    const charge = book.find(({ reference }) => reference === attempt.token);
    if (charge?.estado !== 'aprobado') broken.push(`attempt ${attempt.id} is 'paid', but the gateway took nothing`);
    else if (
      charge.chargedCents !== attempt.baseCents + attempt.surchargeCents ||
      charge.chargedCurrency !== attempt.currency
    )
      broken.push(`attempt ${attempt.id} is 'paid' with another sum than the gateway took`);
  }
  for (const { id, usedCents } of bank) {
    const used = sum(payments.filter(({ depositId }) => depositId === id).map(({ precioCents }) => precioCents));
    if (used !== usedCents) broken.push(`the deposit has lost ${usedCents}, and paid for ${used}`);
  }
  for (const { id } of saleRows) {
    const open = book.filter(({ saleId, estado }) => saleId === id && estado === 'abierto');
    if (open.length > 1) broken.push(`link ${id} can be paid ${open.length} times`);
    const isLive = attempts.some(({ saleId, estado }) => saleId === id && estado === 'Iniciado');
    if (open.length > 0 && !isLive) broken.push(`link ${id} can be paid by an attempt that nobody waits for`);
  }
  return broken;
}

/** Checks what must also hold once everything has come to rest. */
function brokenAtRest({ attempts, book, payments, owed, returned, ticketRows, notices }: Standing): string[] {
  const broken: string[] = [];
  for (const charge of book.filter(({ estado }) => estado === 'aprobado')) {
    const attempt = attempts.find(({ token }) => token === charge.reference);
    const returns = returned.filter(({ reference }) => reference === charge.reference);
    const back = sum(returns.map(({ amountCents }) => amountCents));
    const sold = payments.some(({ depositId }) => depositId === attempt?.depositId && attempt.estado === 'Aprobado');
    const isChecked = attempt?.estado === 'A revisar';
    const ways = Number(sold) + Number(back === charge.chargedCents) + Number(isChecked);
    if (ways !== 1) broken.push(`charge of attempt ${attempt?.id} (${attempt?.estado}): ticket ${sold}, back ${back}`);
  }
  const ours =
    sum(attempts.filter(({ estado }) => estado === 'Aprobado').map((one) => one.baseCents + one.surchargeCents)) +
    sum(owed.map(({ montoCents }) => montoCents)) +
    sum(attempts.filter(({ estado }) => estado === 'A revisar').map(({ chargedCents }) => chargedCents ?? 0));
  const theirs = sum(book.map(({ chargedCents }) => chargedCents));
  if (ours !== theirs) broken.push(`our sum is ${ours}, the gateway's ${theirs}`);
  const done = sum(owed.filter(({ estado }) => estado === 'Hecha').map(({ montoCents }) => montoCents));
  const back = sum(returned.map(({ amountCents }) => amountCents));
  if (done !== back) broken.push(`we gave back ${done}, the gateway ${back}`);
  for (const { id } of attempts.filter(({ estado }) => estado === 'Iniciado'))
    broken.push(`attempt ${id} is undecided`);
  for (const { id } of notices.filter(({ judgedAt }) => judgedAt === null)) broken.push(`notice ${id} is not judged`);
  const checked = new Set(attempts.filter(({ estado }) => estado === 'A revisar').map(({ id }) => id));
  for (const { id, heldBy } of ticketRows)
    if (heldBy !== null && !checked.has(heldBy)) broken.push(`ticket ${id} is held for nothing`);
  return broken;
}

export const brokenNow = async (world: World): Promise<string[]> => alwaysBroken(await standing(world));

export async function brokenInTheEnd(world: World): Promise<string[]> {
  const found = await standing(world);
  return [...alwaysBroken(found), ...brokenAtRest(found)];
}
