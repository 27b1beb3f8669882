import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface LongListProps<Item> {
  /** The list's name, read aloud. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Height of a row before it is measured, in pixels. */
  estimate: number;
  /** Separates rows by lines instead of space. */
  divided?: boolean;
  /** Whether a button before a long list skips it. False if the page has its own button. */
  skips?: boolean;
  children: (item: Item) => ReactNode;
}

/** Space between rows without a line, in pixels. */
export const ROW_GAP = 8;

/** A list with more rows than this is long. */
export const LONG = 60;

export const Rows = styled.ul`
  position: relative;
`;

export const ListRow = styled.li`
  break-inside: avoid;
`;

const LINE = { borderBlockStart: `1px solid ${tokens.colour.border}` } as const;

/**
 * The line above a row. It depends on the index, not on `li + li`: scrolling changes which row is rendered first, and
 * that row's height would change.
 */
export const lineAbove = (index: number, divided: boolean) => (divided && index > 0 ? LINE : undefined);
