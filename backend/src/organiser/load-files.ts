import { eq, isNotNull, sql } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords';
import { initialTicketPrice } from '../checkout/card-pricing';
import type { Db } from '../db/database';
import { deposits, draws, itineraries, passengers, tickets, users } from '../db/schema';
import { audit } from '../platform/audit';
import type { ServerDeployment } from '../platform/deployment';
import { Problems, type CsvRow } from './csv-file';
import { readDeposits, type DepositRow } from './deposits-file';
import { insertDeposits, insertSellers, insertTickets } from './insert-rows';
import { moneyOf } from './print-rows';
import { readRaffles, type TicketCsvRow } from './raffles-file';
import { readSellers, type SellerRow } from './sellers-file';
import { asFirst, foldReference, storedSpellings, withoutZeros } from './spellings';

export interface Files {
  sellers?: string | undefined;
  raffles?: string | undefined;
  deposits?: string | undefined;
}

type LoadResult = { ok: true; sellers: number; tickets: number; deposits: number } | { ok: false; problems: string[] };

/** Loads the organiser's files, all or nothing: if one row is bad, nothing is loaded and every bad row is reported. */
export async function loadFiles(db: Db, deployment: ServerDeployment, files: Files): Promise<LoadResult> {
  const problems = new Problems();
  const defaultPrice = initialTicketPrice(deployment);
  const sellers = files.sellers ? readSellers(files.sellers, problems) : [];
  const rows = files.raffles ? readRaffles(files.raffles, defaultPrice, problems) : [];
  const money = files.deposits ? readDeposits(files.deposits, problems) : [];

  // Hashing takes long, and no sale is possible while the tables are locked.
  const hashes = problems.lines.length > 0 ? [] : await Promise.all(sellers.map(({ clave }) => hashPassword(clave)));
  return db.transaction(async (tx) => {
    // Without the lock, two organisers at once would not see each other's new rows.
    await tx.execute(sql`lock table ${users}, ${tickets}, ${deposits} in share row exclusive mode`);
    await checkAgainstDatabase(tx, sellers, rows, money);
    if (problems.lines.length > 0) return { ok: false, problems: problems.lines };
    await insertSellers(tx, sellers, hashes);
    const passengerOf = await passengersByMail(tx);
    await insertTickets(tx, rows, passengerOf);
    await insertDeposits(tx, money, passengerOf);
    const counts = { sellers: sellers.length, tickets: rows.length, deposits: money.length };
    await audit(tx, { action: 'organizador.carga', entity: 'carga', entityId: 'csv', detail: counts });
    return { ok: true, ...counts };
  });
}

async function passengersByMail(tx: Db): Promise<Map<string, number>> {
  const rows = await tx
    .select({ email: users.email, id: passengers.id })
    .from(passengers)
    .innerJoin(users, eq(users.id, passengers.userId));
  return new Map(rows.map(({ email, id }) => [email, id]));
}

async function checkAgainstDatabase(
  tx: Db,
  sellers: SellerRow[],
  rows: TicketCsvRow[],
  money: DepositRow[],
): Promise<void> {
  const known = await passengersByMail(tx);
  for (const { row, email } of sellers) if (known.has(email)) row.bad(`el email ${email} ya está cargado`);
  const mails = new Set([...known.keys(), ...sellers.map(({ email }) => email)]);
  const checkOwner = ({ row, email }: { row: CsvRow; email: string }): void => {
    if (!mails.has(email)) row.bad(`no hay ningún vendedor con el email "${email}"`);
  };
  rows.forEach(checkOwner);
  money.forEach(checkOwner);

  await checkItineraries(tx, sellers);
  await checkRaffles(tx, rows);
  await checkDeposits(tx, money);
}

/** An itinerary that exists keeps its price, so that another one would be lost. */
async function checkItineraries(tx: Db, sellers: readonly SellerRow[]): Promise<void> {
  const known = await tx.select().from(itineraries);
  const priceOf = new Map(known.map(({ nombre, precioCents }) => [nombre, precioCents]));
  for (const { row, itinerario, precioItinerario } of sellers) {
    const price = priceOf.get(itinerario);
    if (price !== undefined && precioItinerario !== undefined && precioItinerario !== price)
      row.bad(`el itinerario ${itinerario} ya está cargado con otro precio: ${moneyOf(price)}`);
  }
}

/** A number that a spreadsheet has touched may lack the leading zeros of the loaded one. */
async function checkRaffles(tx: Db, rows: readonly TicketCsvRow[]): Promise<void> {
  if (rows.length === 0) return;
  const loaded = await tx.selectDistinct({ numero: tickets.numero }).from(tickets);
  const raffle = storedSpellings(
    loaded.map(({ numero }) => numero),
    withoutZeros,
  );
  const known = await tx.select().from(draws);
  const dateOf = new Map(known.map(({ numero, fecha }) => [numero, fecha]));
  const draw = storedSpellings(
    known.map(({ numero }) => numero),
    withoutZeros,
  );
  for (const { row, numero, sorteo, fechaSorteo, isHourKnown } of rows) {
    const [first, firstDraw] = [raffle(numero), draw(sorteo)];
    if (first !== undefined) row.bad(`la rifa ${numero} ya está cargada${asFirst(numero, first)}`);
    // More raffles of a draw may follow, but under its one number.
    if (firstDraw !== undefined && firstDraw !== sorteo)
      row.bad(`el sorteo ${sorteo} ya está cargado como ${firstDraw}`);
    const date = dateOf.get(sorteo);
    // A draw that exists keeps its date.
    if (date && fechaSorteo !== '' && !date.startsWith(isHourKnown ? fechaSorteo : fechaSorteo.slice(0, 10)))
      row.bad(`el sorteo ${sorteo} ya está cargado con otra fecha: ${date.slice(0, 16)}`);
  }
}

async function checkDeposits(tx: Db, money: readonly DepositRow[]): Promise<void> {
  if (money.length === 0) return;
  const loaded = await tx
    .select({ referencia: deposits.referencia })
    .from(deposits)
    .where(isNotNull(deposits.referencia));
  const deposit = storedSpellings(
    loaded.flatMap(({ referencia }) => referencia ?? []),
    foldReference,
  );
  for (const { row, referencia } of money) {
    const first = deposit(referencia);
    if (first !== undefined) row.bad(`el depósito ${referencia} ya está cargado${asFirst(referencia, first)}`);
  }
}
