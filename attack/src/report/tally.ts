import { markdownTable } from '@rifas/tooling/lib/marked-text';

export interface Attack {
  readonly family: string;
  /** The row of the table: 'bodies just past a bound'. */
  readonly what: string;
  /** The attacked edge, or another target. */
  readonly where: string;
  /** Identifies it among the others of its row. */
  readonly name: string;
  /** The problem; undefined if the attack was refused as expected. */
  readonly problem: string | undefined;
}

type Complaint = string | false | undefined;

/** Records an attack of a family; the first complaint counts, if any. */
export type Note = (what: string, name: string, ...complaints: readonly Complaint[]) => void;

/** Makes the recorder of one family in one place, with its list. */
export function notesOf(family: string, where: string): { readonly note: Note; readonly attacks: Attack[] } {
  const attacks: Attack[] = [];
  const note: Note = (what, name, ...complaints) =>
    void attacks.push({ family, what, where, name, problem: firstOf(...complaints) });
  return { note, attacks };
}

export const firstOf = (...complaints: readonly Complaint[]): string | undefined =>
  complaints.find((complaint): complaint is string => typeof complaint === 'string' && complaint !== '');

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** A Markdown table: the kind of attack, the number per place, and how many were not refused as expected. */
export function tableOf(attacks: readonly Attack[]): string {
  const places = unique(attacks.map(({ where }) => where));
  const rows = unique(attacks.map(({ family, what }) => `${family}\0${what}`)).map((key) => {
    const [family = '', what = ''] = key.split('\0');
    const own = attacks.filter((attack) => attack.family === family && attack.what === what);
    const counts = places.map((place) => own.filter(({ where }) => where === place).length || '');
    return [family, what, ...counts, own.filter(({ problem }) => problem !== undefined).length];
  });
  const total = places.map((place) => attacks.filter(({ where }) => where === place).length);
  const failed = attacks.filter(({ problem }) => problem !== undefined).length;
  return markdownTable([
    ['Family', 'What', ...places, 'Not as expected'],
    ...rows,
    [`All ${attacks.length}`, '', ...total, failed],
  ]);
}

const MOST_OF_A_ROW = 8;

/** The problems, each attack by its name, a few per row of the table. */
export function complaints(attacks: readonly Attack[]): string {
  const wrong = attacks.filter(({ problem }) => problem !== undefined);
  const rows = new Map<string, string[]>();
  for (const { family, where, what, name, problem } of wrong) {
    const row = `${family} (${where}): ${what}`;
    rows.set(row, [...(rows.get(row) ?? []), `  ${name.slice(0, 120)}: ${problem}`]);
  }
  return [...rows]
    .flatMap(([row, lines]) => [
      `${row}: ${lines.length}`,
      ...lines.slice(0, MOST_OF_A_ROW),
      ...(lines.length > MOST_OF_A_ROW ? ['  …'] : []),
    ])
    .join('\n');
}
