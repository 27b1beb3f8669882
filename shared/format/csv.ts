export type CsvValue = string | number | boolean | null | undefined;

const SEPARATOR = ';';
const BOM = '\uFEFF';

// What spreadsheets take for the start of a formula, also behind blanks and in its full-width form.
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
// Raffle numbers: a spreadsheet would drop the zeros.
const LEADING_ZERO = /^0\d+$/;

function cellText(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  // Harmless, as it holds digits only, and what spreadsheets read as text.
  if (LEADING_ZERO.test(value)) return `="${value}"`;
  return FORMULA.test(value) ? `'${value}` : value;
}

const quoted = (text: string): string => (/[";\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A CSV file that a spreadsheet in es-UY opens right: ';' between cells, decimal comma, CRLF, a byte order mark for the
 * accents. Text that looks like a formula is defused with an apostrophe; numbers with leading zeros keep them.
 * @param rows the header first; numbers stay numbers, so give amounts as `fromCents(amount)`
 * @example toCsv([['Número', 'Precio'], ['12', 20.5]]) // '\uFEFFNúmero;Precio\r\n12;20,5\r\n'
 */
export const toCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  BOM + rows.map((row) => `${row.map((value) => quoted(cellText(value))).join(SEPARATOR)}\r\n`).join('');
