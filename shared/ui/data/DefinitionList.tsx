import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { breakAfterAt } from '../text/break-after-at';
import { tokens } from '../theme/tokens';

export interface Definition {
  readonly label: string;
  readonly value: ReactNode;
}

export interface DefinitionListProps {
  items: readonly Definition[];
}

const List = styled.dl`
  display: grid;
  gap: ${tokens.space.xs};
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.m};
  padding-block-end: ${tokens.space.xs};
  border-block-end: 1px solid ${tokens.colour.border};

  &:last-child {
    border: 0;
    padding: 0;
  }
  dt {
    color: ${tokens.colour.textMuted};
  }
  dd {
    font-weight: 600;
    text-align: end;
    margin-inline-start: auto;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  /* Room for a finger: a line of text alone is too low. */
  dd > a {
    display: inline-block;
    margin-block: -10px;
    padding-block: 10px;
  }
`;

/** Names with their values, one pair per line. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <List>
      {items.map(({ label, value }) => (
        <Pair key={label}>
          <dt>{label}</dt>
          <dd>{breakAfterAt(value)}</dd>
        </Pair>
      ))}
    </List>
  );
}
