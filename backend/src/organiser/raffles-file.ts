import { normalizeEmail, type Cents } from '@rifas/shared/domain';
import { readCsv, type CsvRow, type Problems } from './csv-file';
import { lacksHour, parsePositive, parseWhen } from './csv-values';
import { firstSpellings, withoutZeros, type Spelling } from './spellings';

const RAFFLE_COLUMNS = ['numero', 'sorteo', 'fecha_sorteo', 'email'] as const;
const DRAW_HOUR = 20;
const MAX_DIGITS = 12;

const isNumber = (text: string): boolean => /^\d+$/.test(text) && text.length <= MAX_DIGITS;

/** A number that differs from an earlier one only in its leading zeros is that number: a spreadsheet removed them. */
function reportRespelled(
  row: CsvRow,
  what: 'la rifa' | 'el sorteo',
  number: string,
  first: Spelling | undefined,
): void {
  if (first && first.text !== number) row.bad(`${what} ${number} ya está en la línea ${first.line} como ${first.text}`);
}

/** A row for each ticket. `precio` may be missing or empty: then the deployment's price counts. */
export function readRaffles(path: string, defaultPrice: Cents, problems: Problems) {
  const lineOf = new Map<string, number>();
  const dateOf = new Map<string, string>();
  const ownerOf = new Map<string, string>();
  const [seenNumber, seenDraw] = [firstSpellings(withoutZeros), firstSpellings(withoutZeros)];
  return readCsv(path, RAFFLE_COLUMNS, problems, { optional: ['precio'] }).map((row) => {
    const [numero, sorteo, email] = [row.get('numero'), row.get('sorteo'), normalizeEmail(row.get('email'))];
    const fechaSorteo = parseWhen(row.get('fecha_sorteo'), DRAW_HOUR);
    const precio = row.get('precio') === '' ? defaultPrice : parsePositive(row.get('precio'));
    const key = `${numero}/${sorteo}`;

    if (!isNumber(numero)) row.bad(`el número de rifa "${numero}" no es un número`);
    else reportRespelled(row, 'la rifa', numero, seenNumber(numero, row.line));
    if (!isNumber(sorteo)) row.bad(`el sorteo "${sorteo}" no es un número`);
    else reportRespelled(row, 'el sorteo', sorteo, seenDraw(sorteo, row.line));
    if (!fechaSorteo) row.bad(`la fecha del sorteo "${row.get('fecha_sorteo')}" no es válida`);
    else if ((dateOf.get(sorteo) ?? fechaSorteo) !== fechaSorteo)
      row.bad(`el sorteo ${sorteo} tiene otra fecha más arriba`);
    else dateOf.set(sorteo, fechaSorteo);
    if (precio === undefined) row.bad(`el precio "${row.get('precio')}" no es un importe`);
    if (lineOf.has(key)) row.bad(`el talón ${numero} del sorteo ${sorteo} ya está en la línea ${lineOf.get(key)}`);
    else lineOf.set(key, row.line);
    if ((ownerOf.get(numero) ?? email) !== email) row.bad(`la rifa ${numero} es de otro vendedor más arriba`);
    else ownerOf.set(numero, email);
    return {
      row,
      numero,
      sorteo,
      email,
      fechaSorteo: fechaSorteo ?? '',
      isHourKnown: !lacksHour(row.get('fecha_sorteo')),
      precio: precio ?? defaultPrice,
    };
  });
}
export type TicketCsvRow = ReturnType<typeof readRaffles>[number];
