import { existsSync } from 'node:fs';
import { jsonText, readJson, writeAtomically } from '@rifas/tooling/lib/json';

/** One figure: the measured value, the value to compare with from the same run, and their ratio. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly spread?: Spread;
  readonly base?: Base;
  /** A second value to compare with. */
  readonly limit?: Base;
}

/** The range of the middle half of the runs. */
export interface Spread {
  readonly low: number;
  readonly high: number;
}

interface Base {
  readonly name: string;
  readonly value: number;
  readonly ratio: number;
}

export interface Section {
  readonly title: string;
  readonly note: string;
  readonly figures: readonly Figure[];
}

export interface Report {
  readonly measuredAt: Readonly<Record<string, string>>;
  readonly node: string;
  readonly sections: readonly (Section & {
    /** The part of the benchmark that measured it. */
    readonly part: string;
  })[];
}

export const show = (value: number): string => {
  if (!Number.isFinite(value)) return '-';
  return Number.isInteger(value) || Math.abs(value) >= 1000
    ? String(Math.round(value))
    : value.toFixed(Math.abs(value) < 1 ? 3 : 1);
};

const readReport = (file: string): Report =>
  existsSync(file) ? readJson<Report>(file) : { measuredAt: {}, node: process.version, sections: [] };

/** Replaces the sections of one part; the other parts keep theirs. */
export function saveReport(file: string, part: string, sections: readonly Section[], now: Date): Report {
  const before = readReport(file);
  const report: Report = {
    measuredAt: { ...before.measuredAt, [part]: now.toISOString() },
    node: process.version,
    sections: [
      ...before.sections.filter((section) => section.part !== part),
      ...sections.map((section) => ({ part, ...section })),
    ],
  };
  writeAtomically(file, jsonText(report));
  return report;
}
