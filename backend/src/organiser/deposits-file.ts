import { cents, normalizeEmail } from '@rifas/shared/domain';
import { readCsv, type Problems } from './csv-file';
import { parsePositive, parseWhen } from './csv-values';
import { asFirst, firstSpellings, foldReference } from './spellings';

const DEPOSIT_COLUMNS = ['referencia', 'email', 'monto', 'fecha'] as const;

/** '1,23457E+17' is what a spreadsheet makes of a long number: other references look the same. */
const isRounded = (reference: string): boolean => /^\d[.,]?\d*e\+\d+$/i.test(reference);

/** `referencia` is the bank's reference, so that no deposit is loaded twice. */
export function readDeposits(path: string, problems: Problems) {
  const seen = firstSpellings(foldReference);
  return readCsv(path, DEPOSIT_COLUMNS, problems).map((row) => {
    const referencia = row.get('referencia');
    const [monto, fecha] = [parsePositive(row.get('monto')), parseWhen(row.get('fecha'))];
    const first = referencia === '' ? undefined : seen(referencia, row.line);
    if (referencia === '') row.bad('falta la referencia');
    else if (isRounded(referencia)) row.bad(`la referencia "${referencia}" perdió cifras en una planilla`);
    else if (first)
      row.bad(`la referencia ${referencia} ya está en la línea ${first.line}${asFirst(referencia, first.text)}`);
    if (monto === undefined) row.bad(`el monto "${row.get('monto')}" no es un importe mayor que 0`);
    if (!fecha) row.bad(`la fecha "${row.get('fecha')}" no es válida`);
    return { row, referencia, email: normalizeEmail(row.get('email')), monto: monto ?? cents(0), fecha: fecha ?? '' };
  });
}
export type DepositRow = ReturnType<typeof readDeposits>[number];
