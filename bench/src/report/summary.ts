import { fillMark, markdownTable, markedRows } from '@rifas/tooling/lib/marked-text';
import { comparedCells, markOf, measuredCell } from './document';
import type { Figure, Report } from './report';

/** A figure with an aim: a limit beside the value of the one application (`base`) or of the limit. */
export interface SummaryRow {
  readonly label: string;
  readonly part: string;
  readonly title: string;
  readonly figure: string;
  /** The text in the table; undefined for a figure without an aim. */
  readonly aim?: string;
}

export interface SummaryTable {
  /** The name in the document's mark. */
  readonly name: string;
  /** The heading of the column with the values to compare with. */
  readonly base: string;
  readonly rows: readonly SummaryRow[];
}

const PAGES = ['/login', '/pago/{token}', '/dashboard', '/dashboard/rifas/list'];

/** Rows of one section of the report, each as [figure, label, aim]. */
const rowsOf = (
  part: string,
  title: string,
  ...rows: readonly (readonly [figure: string, label: string, aim?: string | undefined])[]
): readonly SummaryRow[] =>
  rows.map(([figure, label, aim]) => ({ label, part, title, figure, ...(aim !== undefined && { aim }) }));

const load = (cache: 'cold' | 'warm', figure: string, label: string, aims: readonly string[]): readonly SummaryRow[] =>
  aims.flatMap((aim, index) => {
    const page = PAGES[index] ?? '';
    return rowsOf('page-load', `${page}, ${cache} cache`, [figure, `${page}, ${label}`, aim]);
  });

/** The presses that the part `interactions` measures, by its names. */
const PRESSES = [
  ...['INGRESAR', 'Menú', 'Rifas', 'a raffle of the list', 'a ticket', 'ENVIAR LINK DE PAGO AL COMPRADOR'],
  ...['ENVIAR LINK', 'a letter of a name', 'PAGAR'],
];

/** Rows for a list of 500 raffles and one of 5,000. */
const list = (figure: string, label: string, aims: readonly string[]): readonly SummaryRow[] =>
  ['500', '5,000'].flatMap((raffles, index) =>
    rowsOf('raffle-list', `Raffle list of ${raffles} raffles`, [figure, `${raffles} raffles: ${label}`, aims[index]]),
  );

/** The sites that the part `peers` makes, by its names. */
const PEERS = ['OpenMRS 3, login', 'create-mf-app, React', 'create-mf-app, React, Module Federation 2'];

/** The figures that visitors feel most, in short tables. */
export const SUMMARY: readonly SummaryTable[] = [
  {
    name: 'pages',
    base: 'one app',
    rows: [
      ...load(
        'cold',
        'key element with its data',
        'cold',
        ['0.95', '0.70', '0.70', '0.75'].map((aim) => `1.05 of the limit, ${aim}`),
      ),
      ...load('warm', 'key element with its data', 'warm', Array(4).fill('1.05 of the limit, 1.00')),
      ...load('cold', 'typing is accepted', 'typing is accepted', ['0.40', '0.40']),
      ...load('cold', 'main thread blocked', 'main thread blocked', Array(4).fill('1.20')),
      ...load('cold', 'JavaScript until the key element', 'JavaScript', ['1.12', '1.03', '1.03', '1.03']),
      ...PAGES.flatMap((page) =>
        rowsOf('coverage', 'Unused JavaScript', [page, `${page}, unused code`, 'at most 35 %']),
      ),
      ...PAGES.flatMap((page) =>
        rowsOf('lighthouse', `Lighthouse, mobile: ${page}`, [
          'performance',
          `${page}, Lighthouse mobile`,
          'at least 98',
        ]),
      ),
    ],
  },
  {
    name: 'navigation',
    base: 'one app',
    rows: [
      ...rowsOf(
        'navigation',
        'Navigation inside the dashboard',
        ['to the raffle list', 'first visit of the raffle list', '1.00'],
        ['to the deposits', 'first visit of the deposits', '1.00'],
        ['to the payment link', 'first visit of the payment link', '1.00'],
        ['back to the home', 'the home again', 'under 50 ms'],
        ['to the raffle list again', 'the raffle list again', 'under 50 ms'],
      ),
      ...PRESSES.flatMap((press) =>
        rowsOf('interactions', 'The presses of a sale', [press, `pressing: ${press}`, 'under 100 ms']),
      ),
    ],
  },
  {
    name: 'growth',
    base: 'beside',
    rows: [
      ...list('from the menu until rows are there', 'until rows are there', [
        '1.20 of a list of 20',
        '2.00 of a list of 20',
      ]),
      ...list('a keystroke in the filter, until painted', 'a keystroke in the filter', ['under 50 ms', 'under 50 ms']),
      ...[25, 50].flatMap((count) =>
        ['/login', '/dashboard'].flatMap((page) => {
          const title = `${page} with ${count} remotes`;
          return rowsOf('many-remotes', title, ['key element with its data', title, '1.05']);
        }),
      ),
      ...rowsOf('memory', 'Memory after 200 navigations, composed', [
        'heap',
        'heap after 200 navigations',
        '1.10 of that after 20',
      ]),
      ...rowsOf(
        'backend',
        'Backend',
        ...Object.entries({
          'validate-link': 'at least 0.50 of pgbench',
          'register-talones': 'at least 0.50 of pgbench',
          'get-detailed-by-pasajero of 500 raffles': 'at least 0.33 of pgbench',
        }).map(([call, aim]) => [`${call}, per second`, call, aim] as const),
      ),
    ],
  },
  {
    name: 'peers',
    base: 'theirs',
    rows: PEERS.flatMap((peer) =>
      rowsOf(
        'peers',
        `/login beside ${peer}`,
        ['key element, cold cache', `${peer}: cold`],
        ['key element, warm cache', `${peer}: warm`],
        ['JavaScript until the key element', `${peer}: JavaScript`],
        ['Lighthouse mobile, performance', `${peer}: Lighthouse mobile`],
      ),
    ),
  },
];

export const figureOf = ({ sections }: Report, { part, title, figure }: SummaryRow): Figure | undefined =>
  sections
    .find((section) => section.part === part && section.title === title)
    ?.figures.find(({ name }) => name === figure);

const LIMIT = 'limit';

/** @param standing the present rows of the table in the document */
function tableOf(report: Report, { base, rows }: SummaryTable, standing: readonly (readonly string[])[]): string {
  const [oldHead = [], ...oldRows] = standing;
  const hasLimit = oldHead.includes(LIMIT) || rows.some((row) => figureOf(report, row)?.limit);
  const hasAim = rows.some(({ aim }) => aim !== undefined);
  const head = ['', 'ours', base, 'ratio', ...(hasLimit ? [LIMIT, 'ratio'] : []), ...(hasAim ? ['aim'] : [])];
  const lines = rows.flatMap((row) => {
    const figure = figureOf(report, row);
    // An earlier figure, perhaps of another checkout, stays until its part is measured again.
    if (!figure && !(row.part in report.measuredAt))
      return oldRows.filter(([label, ...cells]) => label === row.label && cells.length === head.length - 1);
    if (!figure) return [];
    return [
      [
        row.label,
        measuredCell(figure),
        ...comparedCells(figure.base),
        ...(hasLimit ? comparedCells(figure.limit) : []),
        ...(hasAim ? [row.aim ?? ''] : []),
      ],
    ];
  });
  return markdownTable([head, ...lines]);
}

/**
 * Fills the short tables between their marks. A part that is not in this report keeps its rows; a figure never measured
 * has none.
 */
export const fillSummary = (text: string, report: Report): string =>
  SUMMARY.reduce((filled, table) => {
    const mark = markOf(`table: ${table.name}`);
    return fillMark(filled, mark, tableOf(report, table, markedRows(filled, mark))) ?? filled;
  }, text);
