export type Cell = string | number | boolean | null | undefined;
export type Row = Readonly<Record<string, Cell>>;
export type OutputForm = 'table' | 'json' | 'csv';

/** One list of a command: what it is called, and its rows with the same columns. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
  /** What is said where there are none. */
  readonly empty: string;
}

// A name or a comment comes from somebody else: a control character could move the cursor of the terminal.
const shown = (cell: Cell): string => String(cell ?? '').replace(/\p{Cc}/gu, ' ');

function tableOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_column, index) => Math.max(...lines.map((line) => [...(line[index] ?? '')].length)));
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

// A spreadsheet takes a text that begins so for a formula; a number is none.
const FORMULA = /^[=+\-@\t\r]/;

function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : shown(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** For spreadsheets of this part of the world: ';' between the cells, and a mark that says UTF-8. */
function csvOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return `\uFEFF${[columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((line) => line.map(csvCell).join(';'))
    .join('\r\n')}\r\n`;
}

/**
 * What a command prints. As CSV only the first list is printed, because a file has one header; as JSON all of them stand under
 * their titles.
 */
export function printed(sections: readonly Section[], form: OutputForm): string {
  if (form === 'json')
    return `${JSON.stringify(Object.fromEntries(sections.map(({ title, rows }) => [title, rows])), null, 2)}\n`;
  if (form === 'csv') return csvOf(sections[0]?.rows ?? []);
  return sections
    .map(({ title, rows, empty }) => `${title}\n${rows.length === 0 ? empty : tableOf(rows)}\n`)
    .join('\n');
}
