import { cents, normalizeEmail } from '@rifas/shared/domain';
import { readCsv, type Problems } from './csv-file';
import { parsePositive, parseWhen } from './csv-values';

const DEPOSIT_COLUMNS = ['referencia', 'email', 'monto', 'fecha'] as const;

/** `referencia` is the bank's reference, so that no deposit is loaded twice. */
export function readDeposits(path: string, problems: Problems) {
  const lineOf = new Map<string, number>();
  return readCsv(path, DEPOSIT_COLUMNS, problems).map((row) => {
    const referencia = row.get('referencia');
    const [monto, fecha] = [parsePositive(row.get('monto')), parseWhen(row.get('fecha'))];
    if (referencia === '') row.bad('falta la referencia');
    else if (lineOf.has(referencia))
      row.bad(`la referencia ${referencia} ya está en la línea ${lineOf.get(referencia)}`);
    else lineOf.set(referencia, row.line);
    if (monto === undefined) row.bad(`el monto "${row.get('monto')}" no es un importe mayor que 0`);
    if (!fecha) row.bad(`la fecha "${row.get('fecha')}" no es válida`);
    return { row, referencia, email: normalizeEmail(row.get('email')), monto: monto ?? cents(0), fecha: fecha ?? '' };
  });
}
export type DepositRow = ReturnType<typeof readDeposits>[number];
