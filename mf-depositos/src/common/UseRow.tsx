import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

interface UseRowProps {
  readonly children: ReactNode;
  /** A second line; none if empty. */
  readonly detail?: string;
  readonly amount: string | undefined;
  /** False if only other lines of the list have an action: its place stays empty, so that the figures stay aligned. */
  readonly action: ReactNode;
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  column-gap: ${tokens.space.xs};
  min-height: 52px;
  border-block-end: 1px solid ${tokens.colour.border};
  break-inside: avoid;

  &:last-child {
    border: 0;
  }
`;

/* Beside a long figure, and with text at twice its size, the text takes a separate line before one of its words
   breaks. */
const What = styled.div`
  flex: 1 1 7.5rem;
  min-width: 0;
  overflow-wrap: anywhere;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xxs} ${tokens.space.s};
  padding-block: ${tokens.space.xxs};

  > small {
    flex-basis: 100%;
    font-size: ${tokens.font.s};
    color: ${tokens.colour.textMuted};
  }
`;

const End = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  font-weight: 600;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/* As wide as a button with only an icon. On paper there are no buttons. */
const NoAction = styled.span`
  flex: none;
  width: 44px;

  @media print {
    display: none;
  }
`;

/** One line about a use of a deposit. */
export function UseRow({ children, detail = '', amount, action }: UseRowProps) {
  return (
    <Item>
      <What>
        {children}
        {detail !== '' && <small>{detail}</small>}
      </What>
      <End>
        {amount}
        {action === false ? <NoAction /> : action}
      </End>
    </Item>
  );
}
