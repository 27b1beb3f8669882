import { fillMark, markedRows } from '@rifas/tooling/lib/marked-text';
import { comparedCells, markOf, measuredCell, tableHead, tableRow } from './document';
import type { Figure, Report } from './report';

/** A figure of the report that steers: what it must not exceed, beside the one application (`base`) or the limit. */
export interface SummaryRow {
  readonly label: string;
  readonly part: string;
  readonly title: string;
  readonly figure: string;
  /** In words, as the table has it; none for what only stands beside others. */
  readonly aim?: string;
}

export interface SummaryTable {
  /** Of the document's mark. */
  readonly name: string;
  /** Above the figures that stand beside the measured ones. */
  readonly base: string;
  readonly rows: readonly SummaryRow[];
}

const PAGES = ['/login', '/pago/{token}', '/dashboard', '/dashboard/rifas/list'];
const NAVIGATION = 'Navigation inside the dashboard';

const load =
  (cache: 'cold' | 'warm', figure: string, label: string, aim: (page: number) => string) =>
  (page: string, index: number): SummaryRow => ({
    label: `${page}, ${label}`,
    part: 'page-load',
    title: `${page}, ${cache} cache`,
    figure,
    aim: aim(index),
  });

const COLD_AIMS = ['0.95', '0.70', '0.70', '0.75'];

/** Those that the part `interactions` times, as it names them. */
const PRESSES = [
  ...['INGRESAR', 'Menú', 'Rifas', 'a raffle of the list', 'a ticket', 'ENVIAR LINK DE PAGO AL COMPRADOR'],
  ...['ENVIAR LINK', 'a letter of a name', 'PAGAR'],
];

const navigation = (figure: string, label: string, aim: string): SummaryRow => ({
  label,
  part: 'navigation',
  title: NAVIGATION,
  figure,
  aim,
});

const pressed = (figure: string): SummaryRow => ({
  label: `pressing: ${figure}`,
  part: 'interactions',
  title: 'The presses of a sale',
  figure,
  aim: 'under 100 ms',
});

const list = (raffles: string, figure: string, label: string, aim: string): SummaryRow => ({
  label: `${raffles} raffles: ${label}`,
  part: 'raffle-list',
  title: `Raffle list of ${raffles} raffles`,
  figure,
  aim,
});

const ROWS_ARE_THERE = 'from the menu until rows are there';
const KEYSTROKE = 'a keystroke in the filter, until painted';

const remotes = (count: number, page: string): SummaryRow => ({
  label: `${page} with ${count} remotes`,
  part: 'many-remotes',
  title: `${page} with ${count} remotes`,
  figure: 'key element with its data',
  aim: '1.05',
});

const served = (call: string, aim: string): SummaryRow => ({
  label: call,
  part: 'backend',
  title: 'Backend',
  figure: `${call}, per second`,
  aim,
});

const beside = (peer: string): readonly SummaryRow[] =>
  [
    ['key element, cold cache', 'cold'],
    ['key element, warm cache', 'warm'],
    ['JavaScript until the key element', 'JavaScript'],
    ['Lighthouse mobile, performance', 'Lighthouse mobile'],
  ].map(([figure = '', label = '']) => ({
    label: `${peer}: ${label}`,
    part: 'peers',
    title: `/login beside ${peer}`,
    figure,
  }));

/** Those that the part `peers` makes, as it names them. */
const PEERS = ['OpenMRS 3, login', 'create-mf-app, React', 'create-mf-app, React, Module Federation 2'];

/** What a visitor feels first, in short tables. */
export const SUMMARY: readonly SummaryTable[] = [
  {
    name: 'pages',
    base: 'one app',
    rows: [
      ...PAGES.map(
        load('cold', 'key element with its data', 'cold', (page) => `1.05 of the limit, ${COLD_AIMS[page] ?? ''}`),
      ),
      ...PAGES.map(load('warm', 'key element with its data', 'warm', () => '1.05 of the limit, 1.00')),
      ...PAGES.slice(0, 2).map(load('cold', 'typing is accepted', 'typing is accepted', () => '0.40')),
      ...PAGES.map(load('cold', 'main thread blocked', 'main thread blocked', () => '1.20')),
      ...PAGES.map(
        load('cold', 'JavaScript until the key element', 'JavaScript', (page) => (page === 0 ? '1.12' : '1.03')),
      ),
      ...PAGES.map((page): SummaryRow => ({
        label: `${page}, unused code`,
        part: 'coverage',
        title: 'Unused JavaScript',
        figure: page,
        aim: 'at most 35 %',
      })),
      ...PAGES.map((page): SummaryRow => ({
        label: `${page}, Lighthouse mobile`,
        part: 'lighthouse',
        title: `Lighthouse, mobile: ${page}`,
        figure: 'performance',
        aim: 'at least 98',
      })),
    ],
  },
  {
    name: 'navigation',
    base: 'one app',
    rows: [
      navigation('to the raffle list', 'first visit of the raffle list', '1.00'),
      navigation('to the deposits', 'first visit of the deposits', '1.00'),
      navigation('to the payment link', 'first visit of the payment link', '1.00'),
      navigation('back to the home', 'the home again', 'under 50 ms'),
      navigation('to the raffle list again', 'the raffle list again', 'under 50 ms'),
      ...PRESSES.map(pressed),
    ],
  },
  {
    name: 'growth',
    base: 'beside',
    rows: [
      list('500', ROWS_ARE_THERE, 'until rows are there', '1.20 of a list of 20'),
      list('5,000', ROWS_ARE_THERE, 'until rows are there', '2.00 of a list of 20'),
      list('500', KEYSTROKE, 'a keystroke in the filter', 'under 50 ms'),
      list('5,000', KEYSTROKE, 'a keystroke in the filter', 'under 50 ms'),
      ...[25, 50].flatMap((count) => ['/login', '/dashboard'].map((page) => remotes(count, page))),
      {
        label: 'heap after 200 navigations',
        part: 'memory',
        title: 'Memory after 200 navigations, composed',
        figure: 'heap',
        aim: '1.10 of that after 20',
      },
      served('validate-link', 'at least 0.50 of pgbench'),
      served('register-talones', 'at least 0.50 of pgbench'),
      served('get-detailed-by-pasajero of 500 raffles', 'at least 0.33 of pgbench'),
    ],
  },
  { name: 'peers', base: 'theirs', rows: PEERS.flatMap(beside) },
];

export const figureOf = ({ sections }: Report, { part, title, figure }: SummaryRow): Figure | undefined =>
  sections
    .find((section) => section.part === part && section.title === title)
    ?.figures.find(({ name }) => name === figure);

const LIMIT = 'limit';

/** @param standing the rows of the table as the document has it */
function tableOf(report: Report, { base, rows }: SummaryTable, standing: readonly (readonly string[])[]): string {
  const [oldHead = [], ...oldRows] = standing;
  const hasLimit = oldHead.includes(LIMIT) || rows.some((row) => figureOf(report, row)?.limit);
  const hasAim = rows.some(({ aim }) => aim !== undefined);
  const head = ['', 'ours', base, 'ratio', ...(hasLimit ? [LIMIT, 'ratio'] : []), ...(hasAim ? ['aim'] : [])];
  const lines = rows.flatMap((row) => {
    const figure = figureOf(report, row);
    // Measured before, on another checkout perhaps: it stands until its part is measured again.
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
  return [...tableHead(...head), ...lines.map((cells) => tableRow(...cells))].join('\n');
}

/** The short tables, each between marks of its own. A part that this report has not measured keeps its rows; a figure that nobody has measured has none. */
export const fillSummary = (text: string, report: Report): string =>
  SUMMARY.reduce((filled, table) => {
    const mark = markOf(`table: ${table.name}`);
    return fillMark(filled, mark, tableOf(report, table, markedRows(filled, mark))) ?? filled;
  }, text);
