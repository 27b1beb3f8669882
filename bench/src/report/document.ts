import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { show, type Figure, type Report, type Section } from './report';

const startOf = (part: string): string => `<!-- measured: ${part} -->`;
const END = '<!-- end -->';

const cell = ({ value, unit }: Figure): string => `${show(value)}${unit ? ` ${unit}` : ''}`;

function tableOf({ title, note, figures }: Section): string {
  const base = figures.find((figure) => figure.base)?.base?.name;
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = figures.map((figure) =>
    base === undefined
      ? row(figure.name, cell(figure))
      : row(
          figure.name,
          cell(figure),
          figure.base ? show(figure.base.value) : '',
          figure.base && Number.isFinite(figure.base.ratio) ? figure.base.ratio.toFixed(2) : '',
        ),
  );
  const head =
    base === undefined ? [row('', 'measured'), '|---|---|'] : [row('', 'measured', base, 'ratio'), '|---|---|---|---|'];
  return [`**${title}** (${note})`, '', ...head, ...lines].join('\n');
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
