import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Figure, Report } from './report';
import { figureOf, SUMMARY, type SummaryRow } from './summary';

const COLUMNS = [
  ...['date', 'commit', 'part', 'title', 'figure', 'unit', 'value', 'low', 'high'],
  ...['base', 'base_value', 'limit_value'],
] as const;

/** A figure as it was measured at a commit; every value as text. */
export type HistoryRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const number = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value) ? '' : String(Number(value.toPrecision(5)));

export const readHistory = (file: string): readonly HistoryRow[] =>
  existsSync(file) ? parse<HistoryRow>(readFileSync(file), { columns: true }) : [];

export const historyText = (rows: readonly HistoryRow[]): string =>
  `${[COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((column) => quoted(row[column])).join(','))].join('\n')}\n`;

const rowOf = (
  { part, title }: SummaryRow,
  { name, unit, value, spread, base, limit }: Figure,
  when: { readonly date: string; readonly commit: string },
): HistoryRow => ({
  ...when,
  part,
  title,
  figure: name,
  unit,
  value: number(value),
  low: number(spread?.low),
  high: number(spread?.high),
  base: base?.name ?? '',
  base_value: number(base?.value),
  limit_value: number(limit?.value),
});

/** The history with a part's figures at a commit, which replace its earlier ones at that commit. */
export function withMeasured(
  history: readonly HistoryRow[],
  report: Report,
  { part, commit }: { readonly part: string; readonly commit: string },
): readonly HistoryRow[] {
  const date = report.measuredAt[part]?.slice(0, 10) ?? '';
  const wanted = SUMMARY.flatMap(({ rows }) => rows).filter((row) => row.part === part);
  const measured = wanted.flatMap((row) => {
    const figure = figureOf(report, row);
    return figure ? [rowOf(row, figure, { date, commit })] : [];
  });
  return [...history.filter((row) => row.part !== part || row.commit !== commit), ...measured];
}
