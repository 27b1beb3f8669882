import type { ParseArgsConfig } from 'node:util';
import type { Storage } from '../storage/storage';

type Options = NonNullable<ParseArgsConfig['options']>;
export type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** What a command answers: lines for people, data for programs. */
export interface Answer {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** False ends with exit code 1: the command ran, and what it found is bad. */
  readonly good?: boolean;
}

export interface Command {
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Everything else that --help says. */
  readonly help: string;
  readonly options: Options;
  /** How many arguments it takes. */
  readonly takes: readonly [least: number, most: number];
  readonly run: (
    storage: Storage,
    args: readonly string[],
    values: Values,
    say: (line: string) => void,
  ) => Promise<Answer>;
}

/** Arguments that make no sense: exit code 2, and where to read how they do. */
export class UsageError extends Error {}

export function text(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** @throws UsageError when it is no whole number from `least` on */
export function wholeNumber(value: string | undefined, what: string, least = 0): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value) || Number(value) < least)
    throw new UsageError(`${what} is a whole number from ${least} on, not '${value}'.`);
  return Number(value);
}

export const waitOf = (values: Values): { readonly waitMs?: number } => {
  const seconds = wholeNumber(text(values, 'wait'), '--wait');
  return seconds === undefined ? {} : { waitMs: seconds * 1000 };
};

export const WAIT = { wait: { type: 'string' } } as const;
export const WAIT_HELP = '  --wait <seconds>   how long to wait for somebody who deploys to the same site (120)';

/** Rows of columns that stand under one another. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  );
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd()}`,
  );
}
