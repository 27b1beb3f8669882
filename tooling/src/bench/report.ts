import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One figure: what was measured, what it is compared with in the same run, and the two as a ratio. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | 'requests';
  readonly value: number;
  readonly base?: { readonly name: string; readonly value: number; readonly ratio: number };
}

export interface Section {
  readonly title: string;
  readonly note: string;
  readonly figures: readonly Figure[];
}

const show = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

export function formatSection({ title, note, figures }: Section): string {
  const lines = figures.map(({ name, unit, value, base }) => {
    const compared = base ? `  ${base.ratio.toFixed(2)} x ${base.name} (${show(base.value)})` : '';
    return `  ${name.padEnd(44)} ${show(value).padStart(8)} ${unit.padEnd(8)}${compared}`;
  });
  return `\n${title}\n  ${note}\n${lines.join('\n')}`;
}

export function saveReport(file: string, sections: readonly Section[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ node: process.version, sections }, null, 2)}\n`);
}
