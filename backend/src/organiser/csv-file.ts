import { readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { decodedText } from '@rifas/shared/contracts/body-text';
import { foldText } from '@rifas/shared/format';
import { oneLine } from '../talon/buyer-rules';

/** The problems of files, collected so that the organiser reads all of them at once. */
export class Problems {
  readonly lines: string[] = [];
  add(file: string, line: number, text: string): void {
    this.lines.push(`${file}, línea ${line}: ${text}`);
  }
}

export interface CsvRow {
  readonly line: number;
  /** The field of a column on one line, trimmed; '' where it is empty. */
  get(column: string): string;
  /** Reports the row. */
  bad(text: string): void;
}

interface ParsedRow {
  readonly record: Readonly<Record<string, string>>;
  readonly line: number;
}

/**
 * Excel reads the separator from a line before the header and hides that line, so people who open the file in Excel do
 * not know of it. Other spreadsheets show it, and write empty cells after it.
 */
const NAMED_SEPARATOR = /^sep=([;,|\t])\1*\s*$/i;

/** Spreadsheets in Uruguay write ';', and a copied table has tabs. */
const separatorOf = (header: string): string => [';', '\t'].find((one) => header.includes(one)) ?? ',';

// A hundred thousand rows, with room to spare.
const MAX_BYTES = 20_000_000;

/**
 * Many spreadsheets save in Latin-1 by default, and "Unicode text" in UTF-16. Otherwise each line is read by itself,
 * because files of two programs may have been put together. Blanks at both ends stay: a tab at the end of the last row
 * is an empty field, and empty lines at the start count as lines.
 */
function textOf(bytes: Buffer): string {
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2))) return decodedText(bytes);
  const lines = bytes.toString('latin1').split('\n');
  return lines.map((line) => decodedText(Buffer.from(line, 'latin1'))).join('\n');
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/**
 * The number of the first line with content after `after`. For an unclosed quote, which swallows lines, the parser
 * reports only its end.
 */
function nextRow(lines: readonly string[], after: number): number {
  let index = after;
  while (index < lines.length && !/[^;,|"\s]/.test(lines[index] ?? '')) index += 1;
  return index + 1;
}

const NO_ROW = 'no tiene tantos campos como el encabezado, o le sobran o le faltan comillas';

/** Why a file cannot be parsed, and the line of the problem. */
function unreadable(text: string): { line: number; problem: string } | undefined {
  if (!/[^;,|"\s]/.test(text)) return { line: 1, problem: 'el archivo está vacío' };
  // PostgreSQL cannot store this character, and UTF-16 without its mark is full of it.
  const nul = text.indexOf('\0');
  if (nul === -1) return undefined;
  return { line: lineOf(text, nul), problem: 'hay un carácter nulo: guardá el archivo como CSV en UTF-8' };
}

/** Why the columns cannot be told from this header. */
function headerProblem(
  header: readonly string[],
  columns: readonly string[],
  optional: readonly string[],
): string | undefined {
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) return `falta la columna ${missing.join(', ')}`;
  // Of two columns with one name, such as sums before and after the gateway's fee, the right one would be a guess.
  const twice = [...columns, ...optional].filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (twice.length > 0) return `está dos veces la columna ${twice.join(', ')}`;
  // Without its column an optional value has a default, so that nobody would notice that 'precio (US$)' was not read.
  const misnamed = optional.flatMap((column) => {
    const alike = header.includes(column) ? undefined : header.find((name) => name.includes(column));
    return alike === undefined ? [] : [`hay una columna "${alike}", y ninguna "${column}": cambiale el nombre`];
  });
  return misnamed[0];
}

interface CsvOptions {
  /** Columns that the file may lack. */
  readonly optional?: readonly string[];
  /** Whether a row may lack its last fields, such as a sum at the end of the file. */
  readonly takesShort?: boolean;
}

/** The rows of a CSV file. Its header must have at least `columns`. */
export function readCsv(
  path: string,
  columns: readonly string[],
  problems: Problems,
  { optional = [], takesShort = false }: CsvOptions = {},
): CsvRow[] {
  const file = basename(path);
  let parsed: ParsedRow[];
  let header: string[] = [];
  let lines: string[] = [];
  let headerLine = 1;
  let read = 0;
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat || stat.isDirectory()) throw new Error(`no existe el archivo ${resolve(path)}`);
    if (stat.size > MAX_BYTES) throw new Error(`tiene más de ${MAX_BYTES / 1_000_000} MB`);
    // Some programs write accents apart from their letters; requests are read without such accents too.
    const text = textOf(readFileSync(path)).normalize('NFC').replaceAll(/\r\n?/g, '\n');
    const found = unreadable(text);
    if (found) {
      problems.add(file, found.line, found.problem);
      return [];
    }
    lines = text.split('\n');
    headerLine = nextRow(lines, 0);
    const [, named] = NAMED_SEPARATOR.exec(lines[headerLine - 1] ?? '') ?? [];
    if (named) headerLine = nextRow(lines, headerLine);
    parsed = parse(text, {
      columns: (names: string[]) => {
        read = headerLine;
        return (header = names.map(foldText));
      },
      delimiter: named ?? separatorOf(lines[headerLine - 1] ?? ''),
      from_line: headerLine,
      on_record: (record: ParsedRow['record'], { lines: end }): ParsedRow => {
        const line = nextRow(lines, read);
        read = end;
        return { record, line };
      },
      relax_column_count_less: takesShort,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as ParsedRow[];
  } catch (error) {
    const isCsvError = error instanceof CsvError;
    const why = isCsvError ? NO_ROW : error instanceof Error ? error.message : String(error);
    problems.add(file, isCsvError ? nextRow(lines, read) : 1, `no se pudo leer (${why})`);
    return [];
  }
  const wrong = headerProblem(header, columns, optional);
  if (wrong !== undefined) {
    problems.add(file, headerLine, wrong);
    return [];
  }
  return parsed.map(({ record, line }) => ({
    line,
    // Alt+Enter in a cell is a line break.
    get: (column) => oneLine(record[column] ?? ''),
    bad: (text) => problems.add(file, line, text),
  }));
}
