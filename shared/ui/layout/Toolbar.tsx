import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface ToolbarProps {
  /** What the tools act upon; read aloud. */
  label: string;
  children: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${tokens.space.s};
`;

/**
 * Search, filters and export above a list.
 */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <Root role="group" aria-label={label} data-no-print>
      {children}
    </Root>
  );
}
