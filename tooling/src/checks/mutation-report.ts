import { fillMark, markdownTable, markedRows } from '../lib/marked-text';

/** The fields of Stryker's report that we read. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

export interface MutationScore {
  readonly target: string;
  readonly killed: number;
  readonly survived: number;
  readonly notCovered: number;
  /** The day of the run, as yyyy-mm-dd. */
  readonly day: string;
}

export const DEMANDED_PERCENT = 85;

/** @throws Error where nothing was mutated, because no file matched */
export function scoreOf(target: string, report: MutationReport, day: string): MutationScore {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: readonly string[]) => statuses.filter((status) => wanted.includes(status)).length;
  if (count('Killed', 'Timeout', 'Survived', 'NoCoverage') === 0)
    throw new Error(`Nothing of ${target} was changed: name files from the root, such as shared/domain/money.ts.`);
  return {
    target,
    killed: count('Killed', 'Timeout'),
    survived: count('Survived'),
    notCovered: count('NoCoverage'),
    day,
  };
}

export function percentOf({ killed, survived, notCovered }: MutationScore): number {
  return Math.floor((killed / (killed + survived + notCovered)) * 1000) / 10;
}

const HEADER = ['Target', 'Killed', 'Survived', 'Not covered', 'Score', 'Day'];
const MARK = { start: '<!-- mutation: written by npm run mutation -->', end: '<!-- mutation: end -->' };

const cellsOf = (score: MutationScore): readonly string[] => [
  score.target,
  String(score.killed),
  String(score.survived),
  String(score.notCovered),
  `${percentOf(score).toFixed(1)} %`,
  score.day,
];

/**
 * The document with an updated row for this target. Other rows stay; a target without a row is marked as not measured.
 * @throws Error where the table's markers are missing
 */
export function writeScore(document: string, score: MutationScore, targets: readonly string[] = []): string {
  const [, ...before] = markedRows(document, MARK);
  const known = new Map(before.map((row) => [row[0] ?? '', row]));
  for (const target of targets) known.set(target, known.get(target) ?? [target, '', '', '', 'not measured', '']);
  const rows = [...known.set(score.target, cellsOf(score)).values()].sort(([a = ''], [b = '']) => a.localeCompare(b));
  const written = fillMark(document, MARK, `\n${markdownTable([HEADER, ...rows])}\n`);
  if (written === undefined) throw new Error(`docs/quality.md lacks the lines ${MARK.start} and ${MARK.end}.`);
  return written;
}
