import type { CSSProperties } from 'react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { hiddenVisually } from '../theme/mixins';
import { tokens } from '../theme/tokens';

export interface FigureRow {
  readonly label: string;
  /** The formatted figures, one for each column. */
  readonly figures: readonly string[];
  /** Highlighted as a result. */
  readonly strong?: boolean;
}

export interface FigureTableProps {
  /** The table's title, read aloud. */
  caption: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
  /** What all figures begin with, such as the currency. It is hidden if the columns are narrow. */
  unit: string;
}

const Scroller = styled.div`
  /* The table's layout depends on its own width, because it may be narrow beside other columns too. */
  container: figures / inline-size;
  overflow-x: auto;
`;

/** The longest figure that has room beside three others on the narrowest phone: a sum of four digits. */
const SHORT = '1.000,00'.length;
/** The longest one that has room on a wide phone. */
const MEDIUM = '100.000,00'.length;

/* In a narrow place the name of a row is above its figures, so that the last column stays visible. */
const named = css`
  display: grid;
  grid-template-columns: repeat(var(--columns), auto);
  letter-spacing: -0.02em;

  td > span {
    font-size: 0;
  }
  thead,
  tbody {
    display: contents;
  }
  /* Each column is as wide as its figures, so that none of them wraps. */
  tr {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(var(--columns), minmax(4.3em, 1fr));
    grid-template-columns: subgrid;
    border-block-start: 1px solid ${tokens.colour.border};
  }
  thead tr {
    border: 0;
  }
  th,
  td {
    padding: 2px 0 ${tokens.space.xs} ${tokens.space.xxs};
    border: 0;
  }
  td:nth-child(2) {
    padding-inline-start: 0;
  }
  th:first-child {
    grid-column: 1 / -1;
    padding: ${tokens.space.xs} 0 0;
  }
`;

/* Four figures do not fit side by side: each has a line, with the name of its column. */
const listed = css`
  &,
  thead,
  tbody,
  tr,
  th {
    display: block;
  }
  thead {
    ${hiddenVisually}
  }
  tr {
    padding-block-end: ${tokens.space.xs};
  }
  td {
    display: flex;
    padding: 0;

    &::before {
      content: attr(data-column);
      margin-inline-end: auto;
      color: ${tokens.colour.textMuted};
      font-weight: 400;
    }
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.font.s};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${tokens.space.xs} 0 ${tokens.space.xs} ${tokens.space.xs};
    border-block-start: 1px solid ${tokens.colour.border};
    text-align: end;
    font-weight: inherit;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }
  thead th {
    border: 0;
    color: ${tokens.colour.textMuted};
  }
  tr[data-strong] {
    font-weight: 700;
  }
  @container figures (max-width: 30rem) {
    ${named}
  }
  /* With large text, or longer sums on a narrow phone, the total would be cut off. */
  @container figures (max-width: 15rem) {
    ${listed}
  }
  &[data-length='medium'] {
    @container figures (max-width: 19.9rem) {
      ${listed}
    }
  }
  &[data-length='long'] {
    @container figures (max-width: 48rem) {
      ${named}
    }
    @container figures (max-width: 30rem) {
      ${listed}
    }
  }
`;

const lengthOf = (longest: number) => (longest > MEDIUM ? 'long' : longest > SHORT ? 'medium' : undefined);

/** Figures in rows and columns, aligned right. If they are too long to fit side by side, each has its own line. */
export function FigureTable({ caption, columns, rows, unit }: FigureTableProps) {
  const shown = (figure: string) => (figure.startsWith(unit) ? figure.slice(unit.length) : figure);
  const longest = Math.max(0, ...rows.flatMap(({ figures }) => figures.map((figure) => shown(figure).length)));
  return (
    <Scroller tabIndex={0} role="group" aria-label={caption}>
      <Table data-length={lengthOf(longest)} style={{ '--columns': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{caption}</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, figures, strong = false }) => (
            <tr key={label} data-strong={strong || undefined}>
              <th scope="row">{label}</th>
              {figures.map((figure, index) => (
                <td key={columns[index]} data-column={columns[index]}>
                  {figure.startsWith(unit) && <span>{unit}</span>}
                  {shown(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
