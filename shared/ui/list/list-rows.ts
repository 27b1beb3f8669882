import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface LongListProps<Item> {
  /** What the list holds; read aloud. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Height of a row before it is measured, in pixels. */
  estimate: number;
  /** Rows parted by lines instead of by room. */
  divided?: boolean;
  children: (item: Item) => ReactNode;
}

/** Room between rows that no line parts, in pixels. */
export const ROW_GAP = 8;

export const Rows = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* Not by `li + li`: which row is drawn first changes with scrolling, and with the line its height would. */
export const Row = styled.li<{ $index: number; $divided: boolean }>`
  break-inside: avoid;
  ${({ $index, $divided }) => $index > 0 && $divided && `border-block-start: 1px solid ${tokens.colour.border};`}
`;

/** A row of a list that is drawn whole. */
export const FlowRow = styled(Row)`
  ${({ $index, $divided }) => $index > 0 && !$divided && `margin-block-start: ${ROW_GAP}px;`}
`;

/** A row of a list of which a part is drawn. */
export const PlacedRow = styled(Row)`
  position: absolute;
  inset: 0 0 auto;
`;
