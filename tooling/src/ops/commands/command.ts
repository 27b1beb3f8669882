import { textOf, wholeNumber, type Values } from '../../lib/command-line';
import type { Settings } from '../../lib/settings';
import { demandReason } from '../../store/policy/production';
import { checkSiteName } from '../../store/sites/sites';
import { inOneLine } from '../../store/states/state';
import type { Storage } from '../../store/storage/storage';

/** What a command found: lines for people, data for programs. */
export interface Answer {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** False ends the process with exit code 1: the command ran, and found something bad. */
  readonly good?: boolean;
}

export interface Place {
  readonly settings: Settings;
  readonly storage: Storage;
  /** Reports progress to people while the command runs. */
  readonly say: (line: string) => void;
}

export type OpsCommand = (place: Place, args: readonly string[], values: Values) => Promise<Answer>;

export const waitOf = (values: Values): { readonly waitMs?: number } => {
  const seconds = wholeNumber(textOf(values, 'wait'), '--wait');
  return seconds === undefined ? {} : { waitMs: seconds * 1000 };
};

/** The site to decide for, and why. @throws UsageError where the site is production and `--why` is missing */
export async function decisionOf({ storage, settings: { teamsFile } }: Place, name: string, values: Values) {
  const site = checkSiteName(name);
  const why = inOneLine(textOf(values, 'why') ?? '');
  await demandReason(storage, site, why);
  return { site, why, teamsFile, ...waitOf(values) };
}

/** Pads the cells, so that columns are aligned. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
