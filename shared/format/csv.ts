export type CsvValue = string | number | boolean | null | undefined;

const SEPARATOR = ';';
const BOM = '\uFEFF';

// The characters that spreadsheets read as the start of a formula, also after blanks and in full width.
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
// Raffle numbers: a spreadsheet would drop the zeros.
const LEADING_ZERO = /^0\d+$/;

function cellText(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  // A formula, but a harmless one, because it holds only digits. Spreadsheets show its result as text.
  if (LEADING_ZERO.test(value)) return `="${value}"`;
  return FORMULA.test(value) ? `'${value}` : value;
}

const quoted = (text: string): string => (/[";\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A CSV file for spreadsheets in es-UY: ';' between cells, decimal comma, CRLF, and a byte order mark for the accents.
 * An apostrophe disarms text that looks like a formula. Numbers with leading zeros keep them.
 * @param rows the header first; numbers stay numbers, so pass amounts as `fromCents(amount)`
 * @example toCsv([['Número', 'Precio'], ['12', 20.5]]) // '\uFEFFNúmero;Precio\r\n12;20,5\r\n'
 */
export const toCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  BOM + rows.map((row) => `${row.map((value) => quoted(cellText(value))).join(SEPARATOR)}\r\n`).join('');
