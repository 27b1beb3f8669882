import { formatWallTime, montevideoTime } from '@rifas/shared/domain';
import { toCsv, type CsvValue } from '@rifas/shared/format';

export type Row = Readonly<Record<string, CsvValue>>;

/** One list of a command: its title, and rows with the same columns. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The text to print if there are no rows. */
  readonly empty: string;
  /** What the list leaves out. */
  readonly note?: string;
}

/** An instant in Montevideo; '' for none. */
export const timeText = (instant: Date | null): string =>
  instant ? formatWallTime(montevideoTime(instant), 'dd/MM/yyyy HH:mm:ss') : '';

/** An amount with two decimals: a list may hold several currencies. */
export const moneyOf = (cents: number): string => (cents / 100).toFixed(2);

// Other people write names and comments: a control character could move the cursor of the terminal.
const shown = (cell: CsvValue): CsvValue => (typeof cell === 'string' ? cell.replace(/\p{Cc}/gu, ' ') : cell);

// A spreadsheet in es-UY would take it for a text.
const AMOUNT = /^-?\d+\.\d\d$/;
const forSpreadsheet = (cell: CsvValue): CsvValue =>
  typeof cell === 'string' && AMOUNT.test(cell) ? Number(cell) : cell;

/** The names of the columns, then the rows. */
function linesOf(rows: readonly Row[]): readonly (readonly CsvValue[])[] {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
}

function tableOf(rows: readonly Row[]): string {
  const lines = linesOf(rows).map((line) => line.map((cell) => String(cell ?? '')));
  const widths = (lines[0] ?? []).map((_column, index) =>
    Math.max(...lines.map((line) => [...(line[index] ?? '')].length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export type Form = 'table' | 'json' | 'csv';

/** The form that the options ask for; undefined where they ask for two. */
export function formOf({ json, csv }: Readonly<Record<'json' | 'csv', boolean>>): Form | undefined {
  if (json && csv) return undefined;
  return json ? 'json' : csv ? 'csv' : 'table';
}

/**
 * The output of a command. CSV has only the first list, because a file has one header; JSON has all lists under their
 * titles.
 */
export function printed(sections: readonly Section[], form: Form): string {
  if (form === 'json')
    return `${JSON.stringify(Object.fromEntries(sections.map(({ title, rows }) => [title, rows])), null, 2)}\n`;
  if (form === 'csv') return toCsv(linesOf(sections[0]?.rows ?? []).map((line) => line.map(forSpreadsheet)));
  return sections
    .map(({ title, rows, empty }) => `${title}\n${rows.length === 0 ? empty : tableOf(rows)}\n`)
    .join('\n');
}

/** What the output leaves out: older rows, and the lists that a CSV has no place for; otherwise ''. */
export function leftOut(sections: readonly Section[], form: Form): string {
  const notes = sections.flatMap(({ title, note }) => (note === undefined ? [] : [`«${title}»: ${note}\n`]));
  const [first, ...others] = sections;
  const titles = others.flatMap(({ title, rows }) => (rows.length > 0 ? [`«${title}»`] : []));
  if (form === 'csv' && titles.length > 0)
    notes.push(`En el CSV está solo «${first?.title}». También hay filas en ${titles.join(', ')}.\n`);
  return notes.join('');
}
