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
  /** Where the list is long, a button before it leads past it; not where its page has one of its own. */
  skips?: boolean;
  children: (item: Item) => ReactNode;
}

/** Room between rows that no line parts, in pixels. */
export const ROW_GAP = 8;

/** Past so many rows a list is long. */
export const LONG = 60;

export const Rows = styled.ul`
  position: relative;
`;

export const ListRow = styled.li`
  break-inside: avoid;
`;

const LINE = { borderBlockStart: `1px solid ${tokens.colour.border}` } as const;

/** The line above a row. By its place, not `li + li`: which row is drawn first changes with scrolling, and its height would. */
export const lineAbove = (index: number, divided: boolean) => (divided && index > 0 ? LINE : undefined);
