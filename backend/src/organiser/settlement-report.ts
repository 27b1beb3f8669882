import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { formatWallTime, montevideoTime, parseAmount } from '@rifas/shared/domain';
import { foldText } from '@rifas/shared/format';
import { chargedCurrencyOf } from '../checkout/payment-attempt';
import type { Db } from '../db/database';
import { cardDetails, passengers, paymentAttempts, refunds, sales, users } from '../db/schema';
import { numericCurrency } from '../gateway/currencies';
import { groupBy } from '../platform/group-by';
import { readCsv, type Problems } from './csv-file';
import { parseWhen } from './csv-values';
import { isPaidOtherwise } from './end-refund';
import { namedAuthorizations } from './find-sale';
import { moneyOf, type Row, type Section } from './print-rows';
import { withoutZeros } from './spellings';

/** One movement of money at the gateway, as recorded by us: a charge, or a charge that went back. */
interface Movement {
  readonly day: string;
  readonly reference: string;
  readonly authorization: string;
  readonly type: 'cobro' | 'devolucion';
  readonly cents: number;
  readonly currency: string;
  readonly seller: string;
}

const dayOf = (instant: Date): string => formatWallTime(montevideoTime(instant), 'yyyy-MM-dd');

async function movements(db: Db): Promise<Movement[]> {
  const authorization = sql<string>`coalesce(nullif(${cardDetails.codigoAutorizacion}, ''), (select code from ${namedAuthorizations} named
    where named.attempt_id = ${paymentAttempts.id} and code <> '' order by is_notice, id desc limit 1), '')`;
  const rows = await db
    .select({ attempt: paymentAttempts, refund: refunds, seller: users.email, authorization })
    .from(paymentAttempts)
    .innerJoin(sales, eq(sales.id, paymentAttempts.saleId))
    .innerJoin(passengers, eq(passengers.id, sales.passengerId))
    .innerJoin(users, eq(users.id, passengers.userId))
    .leftJoin(cardDetails, eq(cardDetails.depositId, paymentAttempts.depositId))
    // Money that was paid back by other means is in no report of the gateway.
    .leftJoin(refunds, and(eq(refunds.attemptId, paymentAttempts.id), not(isPaidOtherwise)))
    .where(inArray(paymentAttempts.estado, ['Aprobado', 'A devolver', 'A revisar']))
    .orderBy(asc(paymentAttempts.id));
  return rows.flatMap(({ attempt, refund, seller, authorization: code }): Movement[] => {
    const common = { reference: attempt.token, authorization: code, currency: chargedCurrencyOf(attempt), seller };
    const charge = {
      ...common,
      day: dayOf(attempt.settledAt ?? attempt.createdAt),
      type: 'cobro' as const,
      cents: attempt.chargedCents ?? attempt.baseCents + attempt.surchargeCents,
    };
    if (!refund?.refundedAt) return [charge];
    return [charge, { ...common, day: dayOf(refund.refundedAt), type: 'devolucion', cents: refund.montoCents }];
  });
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

function totals(list: readonly Movement[]): Row[] {
  const groups = groupBy(list, ({ day, seller, currency }) => [day, seller, currency].join('\t'));
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, same]) => {
      const [dia = '', vendedor = '', moneda = ''] = key.split('\t');
      const of = (type: Movement['type']) => same.flatMap((one) => (one.type === type ? [one.cents] : []));
      const [charges, back] = [of('cobro'), of('devolucion')];
      return {
        dia,
        vendedor,
        moneda,
        cobros: charges.length,
        cobrado: moneyOf(sumOf(charges)),
        devuelto: moneyOf(sumOf(back)),
        neto: moneyOf(sumOf(charges) - sumOf(back)),
      };
    });
}

const COLUMNS = ['referencia', 'autorizacion', 'tipo', 'importe', 'moneda'] as const;

/** The types of lines that move money. */
const TYPES: readonly Movement['type'][] = ['cobro', 'devolucion'];

/** How accountants write negative amounts: '-41,00', '41,00-', '(41,00)'. */
const BELOW_ZERO = [/^[-−](.*)$/, /^(.*)[-−]$/, /^\((.*)\)$/];

/**
 * The gateway's report. `tipo` is 'cobro' or 'devolucion', and a negative charge is money that went back. A line may
 * lack its reference if it has its authorisation. A line of another type, such as a sum or a chargeback, is not a
 * movement.
 */
function readReport(path: string, problems: Problems) {
  return readCsv(path, COLUMNS, problems, { takesShort: true }).map((row) => {
    const sum = row.get('importe');
    const [, below] = BELOW_ZERO.map((form) => form.exec(sum)).find(Boolean) ?? [];
    const cents = parseAmount(below ?? sum);
    const typed = foldText(row.get('tipo'));
    const named = TYPES.find((type) => type === typed);
    if (named && cents === undefined) row.bad(`el importe "${sum}" no es un importe`);
    return {
      line: row.line,
      reference: row.get('referencia'),
      authorization: row.get('autorizacion'),
      type: named === 'cobro' && below !== undefined ? 'devolucion' : named,
      /** The text of the line in the report. */
      said: [row.get('autorizacion'), row.get('tipo'), row.get('importe'), row.get('moneda')].filter(Boolean).join(' '),
      cents: cents ?? 0,
      currency: numericCurrency(row.get('moneda')),
    };
  });
}

/** @param isAsked whether a movement that is missing in the report is a difference */
function compare(
  ours: readonly Movement[],
  report: ReturnType<typeof readReport>,
  isAsked: (one: Movement) => boolean,
): Row[] {
  const open = new Set(ours);
  // The movements by either name: a search of all movements for each line takes a minute for the report of a season.
  const byReference = groupBy(ours, ({ type, reference }) => `${type} ${reference}`);
  const named = ours.filter(({ authorization }) => authorization !== '');
  const byAuthorization = groupBy(named, ({ type, authorization }) => `${type} ${withoutZeros(authorization)}`);
  const differences: Row[] = [];
  const differ = (line: number | string, reference: string, que: string, nuestro: string, pasarela: string): void =>
    void differences.push({ linea: line, referencia: reference, que, nuestro, pasarela });
  // Lines that name one payment come first: several payments may share an authorisation, because each bank has its own
  // numbers.
  const surest = [...report].sort((a, b) => Number(a.reference === '') - Number(b.reference === ''));
  for (const entry of surest) {
    if (!entry.type) {
      differ(entry.line, entry.reference, 'no es cobro ni devolucion', '', entry.said);
      continue;
    }
    const same =
      (entry.reference === ''
        ? byAuthorization.get(`${entry.type} ${withoutZeros(entry.authorization)}`)
        : byReference.get(`${entry.type} ${entry.reference}`)) ?? [];
    const found = same.filter((one) => open.has(one));
    const mine = found.find(({ cents, currency }) => cents === entry.cents && currency === entry.currency) ?? found[0];
    const sum = `${moneyOf(entry.cents)} ${entry.currency}`;
    if (!mine) {
      const what = same.length > 0 ? 'está dos veces' : 'no la tenemos';
      differ(entry.line, entry.reference || entry.authorization, what, '', sum);
      continue;
    }
    open.delete(mine);
    if (mine.cents !== entry.cents || mine.currency !== entry.currency)
      differ(entry.line, mine.reference, 'otro importe', `${moneyOf(mine.cents)} ${mine.currency}`, sum);
  }
  differences.sort((a, b) => Number(a['linea']) - Number(b['linea']));
  for (const { reference, type, cents, currency } of [...open].filter(isAsked))
    differ('', reference, `${type} que no está en el informe`, `${moneyOf(cents)} ${currency}`, '');
  return differences;
}

/** A typed day as 'yyyy-MM-dd'. */
function readDay(option: string, typed: string | undefined, otherwise: string, problems: Problems): string {
  const day = typed === undefined ? otherwise : parseWhen(typed)?.slice(0, 10);
  if (day === undefined) problems.lines.push(`${option} «${typed}» no es un día: escribilo como 2026-11-01.`);
  return day ?? otherwise;
}

interface SettlementOptions {
  /** The first and the last day as people type them, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Path of the gateway's report. */
  readonly report?: string | undefined;
}

/** Charges and refunds per day and seller, and the differences to the gateway's report line by line. */
export async function settlementSections(
  db: Db,
  { from, to, report }: SettlementOptions,
  problems: Problems,
): Promise<Section[]> {
  const [first, last] = [readDay('--from', from, '', problems), readDay('--to', to, '9999', problems)];
  if (first > last) problems.lines.push(`--from es un día posterior al de --to.`);
  const isAsked = ({ day }: Movement): boolean => day >= first && day <= last;
  if (problems.lines.length > 0) return [];
  const ours = await movements(db);
  const daily = {
    title: 'por día y vendedor',
    rows: totals(ours.filter(isAsked)),
    empty: 'Ningún cobro en esos días.',
  };
  if (report === undefined) return [daily];
  const lines = readReport(report, problems);
  if (problems.lines.length > 0) return [];
  // A late notice is settled on another day than the gateway's, which does not count as a difference.
  const rows = compare(ours, lines, isAsked);
  return [{ title: 'diferencias', rows, empty: 'El informe coincide línea por línea.' }, daily];
}
