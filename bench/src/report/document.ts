import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { show, type Figure, type Report, type Section } from './report';

const startOf = (part: string): string => `<!-- measured: ${part} -->`;
const END = '<!-- end -->';

const cell = ({ value, unit }: Figure): string => `${show(value)}${unit ? ` ${unit}` : ''}`;

/** The two cells of what a figure is compared with. */
const besides = (base: Figure['base']): readonly [string, string] =>
  base ? [show(base.value), Number.isFinite(base.ratio) ? base.ratio.toFixed(2) : ''] : ['', ''];

function tableOf({ title, note, figures }: Section): string {
  const others = (['base', 'limit'] as const).flatMap((which) => {
    const name = figures.find((figure) => figure[which])?.[which]?.name;
    return name === undefined ? [] : [{ which, name }];
  });
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['', 'measured', ...others.flatMap(({ name }) => [name, 'ratio'])];
  const lines = figures.map((figure) =>
    row(figure.name, cell(figure), ...others.flatMap(({ which }) => besides(figure[which]))),
  );
  return [`**${title}** (${note})`, '', row(...head), `|${'---|'.repeat(head.length)}`, ...lines].join('\n');
}

/** Replaces what stands between the marks of each part that the document has room for; its words stay. */
export function fillTables(text: string, { sections, measuredAt }: Report): string {
  return Object.keys(measuredAt).reduce((filled, part) => {
    const from = filled.indexOf(startOf(part));
    const to = filled.indexOf(END, from);
    if (from < 0 || to < 0) return filled;
    const tables = sections.filter((section) => section.part === part).map(tableOf);
    const body = [`Measured ${measuredAt[part]?.slice(0, 10) ?? ''}.`, ...tables].join('\n\n');
    return `${filled.slice(0, from)}${startOf(part)}\n${body}\n${filled.slice(to)}`;
  }, text);
}

/** Writes the report's tables into a document that has marks for them. */
export function updateDocument(file: string, report: Report): void {
  if (existsSync(file)) writeFileSync(file, fillTables(readFileSync(file, 'utf8'), report));
}
