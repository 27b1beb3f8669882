import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fillMark, markdownTable, type Mark } from '@rifas/tooling/lib/marked-text';
import { show, type Figure, type Report, type Section, type Spread } from './report';

/** The marks around a place in the benchmark's documents. */
export const markOf = (name: string): Mark => ({ start: `<!-- ${name} -->`, end: '<!-- end -->' });

const between = (spread: Spread | undefined): string =>
  spread && spread.low !== spread.high ? ` (${show(spread.low)} to ${show(spread.high)})` : '';

/** A measured value with its unit and the range of the middle half of the runs. */
export const measuredCell = ({ value, unit, spread }: Figure): string =>
  `${show(value)}${unit ? ` ${unit}` : ''}${between(spread)}`;

/** The two cells of a figure's base: its value and the ratio. */
export const comparedCells = (base: Figure['base']): readonly [string, string] =>
  base ? [show(base.value), Number.isFinite(base.ratio) ? base.ratio.toFixed(2) : ''] : ['', ''];

/** A section in the format of the document. */
export function tableOf({ title, note, figures }: Section): string {
  const heading = `**${title}** (${note})`;
  if (figures.length === 0) return heading;
  const others = (['base', 'limit'] as const).flatMap((which) => {
    const name = figures.find((figure) => figure[which])?.[which]?.name;
    return name === undefined ? [] : [{ which, name }];
  });
  const rows = figures.map((figure) => [
    ...[figure.name, measuredCell(figure)],
    ...others.flatMap(({ which }) => comparedCells(figure[which])),
  ]);
  const head = ['', 'measured', ...others.flatMap(({ name }) => [name, 'ratio'])];
  return `${heading}\n\n${markdownTable([head, ...rows])}`;
}

/** Replaces the text between the marks of each part that the document has; the other text stays. */
export const fillTables = (text: string, { sections, measuredAt }: Report): string =>
  Object.entries(measuredAt).reduce((filled, [part, measured]) => {
    const tables = sections.filter((section) => section.part === part).map(tableOf);
    const written = [`Measured ${measured.slice(0, 10)}.`, ...tables].join('\n\n');
    return fillMark(filled, markOf(`measured: ${part}`), written) ?? filled;
  }, text);

/** Fills a report into a document that has marks for it. */
export function updateDocument(file: string, fill: (text: string) => string): void {
  if (existsSync(file)) writeFileSync(file, fill(readFileSync(file, 'utf8')));
}
